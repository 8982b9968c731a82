-- What a name looks like, and what it looks like in capitals: two names that look alike have one of them in common, so nobody can be taken
-- for another. Guests have both if they chose a name.
-- Accounts of before are given theirs when a server starts.

alter table person add column skeleton text;
alter table person add column capitals text;
create unique index person_skeleton on person (skeleton);
create unique index person_capitals on person (capitals);
