create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Defaults of columns call it: it stands here, and changes by a migration.
-- Bytes 6 and 8 of a random UUID hold its version; these eight do not.
create function random_reference(p_prefix text)
  returns text language sql set search_path = public, pg_temp as $$
select p_prefix || '-' || substr(digits, 1, 4) || '-' || substr(digits, 5, 4) from (
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(bytes, n) % 32, 1), '' order by n) as digits
  from (select uuid_send(gen_random_uuid()) as bytes) random, unnest(array[0, 1, 2, 3, 12, 13, 14, 15]) n
) random
$$;

-- What has states moves only as its machine says, whoever writes the statement.
create table state_transitions (
  subject text not null,
  from_status text not null,
  to_status text not null,
  primary key (subject, from_status, to_status)
);

create table audit_logs (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  actor_id bigint,
  actor_name text not null,
  action text not null,
  subject_type text not null,
  subject_id bigint not null,
  changes jsonb not null default '{}',
  request_id text,
  ip inet,
  created_at timestamptz not null default clock_timestamp(),
  transaction_id xid8 not null default pg_current_xact_id()
);
create index audit_logs_actor on audit_logs (tenant_id, actor_id, id);
create index audit_logs_in_order on audit_logs (transaction_id, id);
create index audit_logs_of_actor on audit_logs (actor_id, id) where actor_id is not null;
create index audit_logs_subject on audit_logs (tenant_id, subject_type, subject_id, id);

-- Entries in the order of their transactions, so that one that commits late is not passed over, and how far each stream is.
create table audit_streams (
  target text primary key,
  transaction_id xid8 not null,
  log_id bigint not null,
  streamed_at timestamptz not null
);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
