-- Acts of people's clients by keys of the clients' own, so that what is sent again is not done again. They go after a month.

create table act_key (
    person_id text not null references person on delete cascade,
    name text not null,
    subject text not null,
    number integer not null,
    at bigint not null,
    primary key (person_id, name)
);
create index act_key_at on act_key (at);
