create table saved_views (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null,
  user_id bigint not null,
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index saved_views_name on saved_views (tenant_id, user_id, list, lower(name));
create index saved_views_of_list on saved_views (tenant_id, list, is_shared);

-- What was answered to a press of a button, for a day: the same press again gets the same answer.
-- No foreign key to the person: its lock, and that of the action for update, would make two presses wait for each other.
create table idempotency_keys (
  tenant_id bigint not null,
  user_id bigint not null,
  key text not null check (key ~ '^[A-Za-z0-9_-]{16,64}$'),
  body_hash text not null check (body_hash ~ '^[0-9a-f]{64}$'),
  status integer check (status between 200 and 499),
  location text,
  notice jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_old on idempotency_keys (created_at);

create table erasures (
  id bigint generated always as identity primary key,
  reference text not null unique,
  tenant_id bigint not null,
  user_id bigint not null unique,
  given_up_cents integer not null default 0 check (given_up_cents >= 0),
  paid_out_cents integer not null default 0 check (paid_out_cents >= 0),
  withdrawn_claims integer not null default 0,
  by_staff_id bigint references users (id),
  erased_at timestamptz not null default now(),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
