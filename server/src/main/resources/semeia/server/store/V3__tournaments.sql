-- Tournaments: what was agreed, and every act as a line of the record. The version counts all changes, also those taken back.

create table tournament (
    id text primary key,
    version integer not null,
    heading text not null,
    clock text not null,
    organiser text references person on delete set null,
    created bigint not null,
    changed bigint not null
);
create index tournament_organiser on tournament (organiser) where organiser is not null;

create table tournament_act (
    tournament_id text not null references tournament on delete cascade,
    number integer not null,
    at bigint not null,
    body text not null,
    primary key (tournament_id, number)
);

-- Which entrants are people who are here; entrants, rounds and boards count from 0.
create table tournament_person (
    tournament_id text not null references tournament on delete cascade,
    entrant integer not null,
    person_id text not null references person on delete cascade,
    primary key (tournament_id, entrant),
    unique (tournament_id, person_id)
);
create index tournament_person_person on tournament_person (person_id);

-- Where a board is played; if that table was closed before play, the next one counts.
create table tournament_table (
    tournament_id text not null references tournament on delete cascade,
    round integer not null,
    board integer not null,
    attempt integer not null,
    table_id text not null references play_table on delete cascade,
    primary key (tournament_id, round, board, attempt)
);
create index tournament_table_table on tournament_table (table_id);
