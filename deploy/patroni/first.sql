-- Patroni runs this once, on the first primary. The limits stand with the role: a pooler passes none of a session on.
create role arriero login password '${DATABASE_PASSWORD}';
alter role arriero set statement_timeout = '20s';
alter role arriero set idle_in_transaction_session_timeout = '60s';
alter role arriero set timezone = 'UTC';
-- A replica tells only who may see it which primary's log it plays.
grant pg_read_all_stats to arriero;
create database arriero owner arriero encoding 'UTF8' template template0;
\connect arriero
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
