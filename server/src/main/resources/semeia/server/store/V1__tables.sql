-- The same statements on SQLite and PostgreSQL. Times are milliseconds since 1970, truths are 0 and 1.

create table person (
    id text primary key,
    name text not null,
    login text unique,
    password text,
    bot integer not null default 0,
    banned integer not null default 0,
    created bigint not null,
    seen bigint not null
);

create table credential (
    hash text primary key,
    person_id text not null references person on delete cascade,
    kind text not null,
    label text not null,
    created bigint not null
);
create index credential_person on credential (person_id);

create table block (
    person_id text not null references person on delete cascade,
    other_id text not null references person on delete cascade,
    kind text not null,
    primary key (person_id, other_id)
);
create index block_other on block (other_id);

create table rating (
    person_id text not null references person on delete cascade,
    ruleset text not null,
    speed text not null,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    games integer not null,
    at bigint not null,
    primary key (person_id, ruleset, speed)
);

create table play_table (
    id text primary key,
    number integer not null,
    status text not null,
    listed integer not null,
    rated integer not null,
    rules text not null,
    match_kind text not null,
    clock text not null,
    starter text not null,
    lots bigint not null,
    creator text references person on delete set null,
    created bigint not null,
    changed bigint not null,
    deadline bigint,
    thinking integer,
    thinker text,
    thinker_until bigint not null default 0
);
create index play_table_changed on play_table (changed);
create index play_table_deadline on play_table (deadline) where deadline is not null;
create index play_table_thinking on play_table (thinker_until) where thinking is not null;
create index play_table_lobby on play_table (created) where status = 'OPEN' and listed = 1;

create table seat (
    table_id text not null references play_table on delete cascade,
    seat integer not null,
    holder text not null,
    person_id text references person on delete set null,
    level integer,
    primary key (table_id, seat)
);
create index seat_person on seat (person_id) where person_id is not null;

-- Everything that happens at a table, in order. What a move is has its game and ply; a move taken back loses its ply.
create table entry (
    table_id text not null references play_table on delete cascade,
    number integer not null,
    at bigint not null,
    kind text not null,
    seat integer not null,
    person_id text references person on delete set null,
    body text not null,
    game integer not null,
    ply integer,
    primary key (table_id, number),
    unique (table_id, game, ply)
);
create index entry_person on entry (person_id) where person_id is not null;

create table result (
    table_id text not null references play_table on delete cascade,
    game integer not null,
    reason text not null,
    winner integer not null,
    seeds text not null,
    ended bigint not null,
    primary key (table_id, game)
);

-- When a server was last at work, and the times when none was.
create table pulse (id integer primary key, at bigint not null);
insert into pulse (id, at) values (1, 0);
create table outage (began bigint primary key, ended bigint not null);
