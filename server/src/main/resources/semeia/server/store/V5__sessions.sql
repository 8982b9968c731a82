-- When a session, token or known device was last used (to the day); names that rest after their account was deleted.

alter table credential add column used bigint not null default 0;
update credential set used = created;

create table resting_name (
    login text primary key,
    until bigint not null
);
