create table emails (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null references tenants (id),
  user_id bigint,
  to_address text,
  template text not null,
  topic text not null check (topic in ('security', 'account', 'money', 'claims', 'imports', 'reminders', 'referrals')),
  locale text not null check (locale in ('nl', 'en')),
  subject text not null,
  html text not null,
  text text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'stored', 'failed', 'bounced')),
  attempts integer not null default 0,
  problem text,
  message_id text,
  resend_of_id bigint references emails (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attachments jsonb not null default '[]',
  -- While a worker hands it over; after it, that worker died.
  leased_until timestamptz,
  constraint emails_sent check ((status in ('sent', 'stored', 'bounced')) = (sent_at is not null)),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index emails_age on emails (created_at);
create index emails_failed on emails (created_at) where status in ('failed', 'bounced');
create index emails_newest on emails (tenant_id, user_id, id desc);
create index emails_of_person on emails (user_id, id) include (tenant_id, status, topic);
create index emails_resends on emails (resend_of_id) where resend_of_id is not null;
create index emails_waiting on emails (id) where status = 'queued';

-- A link that opens an account lies sealed in a table of its own until it leaves with its message: staff cannot read it there, and it goes
-- when it is used, revoked or delivered, or when it expires.
create table email_links (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants (id),
  -- The message it belongs to; one that is sent again is sent with the same link.
  email_id bigint not null unique references emails (id) on delete cascade,
  -- Of the token in it, as the account link or the invitation has it.
  token_hash text not null,
  url_encrypted text not null,
  expires_at timestamptz not null
);
create index email_links_expiry on email_links (expires_at);
create index email_links_of_tenant on email_links (tenant_id, email_id);
create index email_links_token on email_links (token_hash);

-- What was said last on each channel, so that a listener notices what it missed. Unlogged: after a crash every listener
-- reconnects and reloads anyway.
create unlogged table broadcast_sequences (
  channel text primary key check (length(channel) <= 200),
  last bigint not null check (last > 0)
);

-- What listeners are still to be told, from the transaction that changed it until it was sent. An audience is admin, user:<id> or tenant:<id>; without
-- an event it is browser:<public id>, whose connections end. Keys are null for more than an event names. Unlogged as well.
create unlogged table live_outbox (
  id bigint generated always as identity primary key,
  event text,
  audience text not null,
  keys text[] default '{}',
  -- Of the tab that made the change, which is not told.
  socket_id text default nullif(current_setting('fareback.socket_id', true), ''),
  -- A relay that died leaves it to another one.
  leased_until timestamptz
);

-- Which states follow which; check_transition refuses every other change.
insert into state_transitions (subject, from_status, to_status)
select subject, from_status, unnest(next) from (values
  ('emails', 'queued', array['failed', 'sent', 'stored']),
  ('emails', 'sent', array['bounced'])
) as transitions (subject, from_status, next);
