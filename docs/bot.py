#!/usr/bin/env python3
"""A bot for Semeia: accepts every challenge and plays the move that the server's own analysis likes best.

    TOKEN=... ./bot.py http://127.0.0.1:8017
"""
import json
import os
import sys
import threading
import urllib.error
import urllib.request

BASE = sys.argv[1].rstrip("/")
TOKEN = os.environ["TOKEN"]


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(BASE + path, data, headers, method=method))


def lines(path):
    with call("GET", path) as stream:
        for line in stream:
            if line.strip():
                yield json.loads(line)


def choose(rules, position):
    found = json.load(call("POST", "/api/analysis", {"rules": rules, "position": position, "millis": 200}))
    return found["lines"][0]["moves"][0]


def play(table):
    rules = seat = None
    for line in lines("/api/bot/game/stream/" + table):
        if line["type"] == "gameFull":
            rules, seat, line = line["table"]["rules"], line["seat"], line["state"]
        game = line.get("game")
        if game and game["mover"] == seat:
            move = choose(rules, game["position"])
            try:
                call("POST", f"/api/bot/game/{table}/move/{move}?ply={game['length'] + 1}")
            except urllib.error.HTTPError as late:
                print(late.read().decode(), file=sys.stderr)


for event in lines("/api/stream/event"):
    identity = event["table"]["id"]
    if event["type"] == "challenge":
        call("POST", f"/api/challenge/{identity}/accept")
    elif event["type"] == "gameStart":
        threading.Thread(target=play, args=(identity,), daemon=True).start()
