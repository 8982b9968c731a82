-- Addresses of people, and what was sent there to sign them in: only a hash of it is kept, and it is gone when it is used.

alter table person add column mail text;
create unique index person_mail on person (mail);

create table mail_link (
    hash text primary key,
    purpose text not null,
    person_id text not null references person on delete cascade,
    name text,
    mail text not null,
    expires bigint not null
);
create index mail_link_person on mail_link (person_id);
create index mail_link_expires on mail_link (expires);
