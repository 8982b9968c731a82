-- Who is here, through which server: each notes whose sockets and streams it has open, and when it last did. What is old counts no more.

create table presence (
    person_id text not null,
    node text not null,
    here integer not null,
    at bigint not null,
    primary key (person_id, node)
);
create index presence_at on presence (at);
