create table tenants (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{2,40}$'),
  name text not null,
  fee_bps integer not null check (fee_bps between 0 and 5000),
  refund_destination text not null default 'member' check (refund_destination in ('member', 'tenant')),
  brand_colour text not null default '#0b5d57' check (brand_colour ~ '^#[0-9a-f]{6}$'),
  is_house boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index tenants_one_house on tenants (is_house) where is_house;
alter table audit_logs add foreign key (tenant_id) references tenants (id);

create table users (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null references tenants (id),
  role text not null default 'member' check (role in ('member', 'manager', 'agent', 'finance', 'owner')),
  first_name text not null,
  last_name text not null,
  email text not null,
  email_verified_at timestamptz,
  password text not null,
  locale text check (locale in ('nl', 'en')),
  phone text,
  birth_on date,
  address_line text,
  postcode text,
  city text,
  travel_product text not null default 'none'
    check (travel_product in ('none', 'discount_20', 'discount_40', 'off_peak', 'student', 'free_travel')),
  mandate_signed_at timestamptz,
  iban_encrypted text,
  iban_holder_encrypted text,
  iban_last_4 text check (length(iban_last_4) = 4),
  premium_since timestamptz,
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
  muted_emails text[] not null default '{}',
  terms_accepted_at timestamptz,
  onboarded_at timestamptz,
  iban_changed_at timestamptz,
  two_factor_secret_encrypted text,
  two_factor_confirmed_at timestamptz,
  -- The last half minute of which a code was used: a code works once.
  two_factor_last_step bigint,
  premium_paid_until timestamptz,
  premium_cancelled_at timestamptz,
  referral_code text unique,
  is_researcher boolean not null default false,
  erased_at timestamptz,
  last_seen_at timestamptz,
  country text not null default 'NL' check (country ~ '^[A-Z]{2}$'),
  -- The same words as statusOf() in app/people/accounts/isomorphic/user_status.ts.
  account_status text not null generated always as (
    case
    when erased_at is not null then 'erased'
    when blocked_at is not null then 'blocked'
    when email_verified_at is null then 'unverified'
    when onboarded_at is null and (role in ('member', 'manager')) then 'not_onboarded'
    else 'active'
    end) stored,
  -- Compared as text, which row-level security lets an index do; lower() it does not.
  sort_name text not null generated always as ((lower(last_name) || ' ') || lower(first_name)) stored,
  iban_index text,
  iban_returned_at timestamptz,
  monthly_payout_since timestamptz,
  -- `lower()` counts as leaky: behind row-level security PostgreSQL looks no address up in an index of lower(email).
  normalized_email text not null generated always as (lower(email)) stored,
  role_since timestamptz not null default now(),
  unique (tenant_id, id),
  check ((iban_encrypted is null) = (iban_last_4 is null)),
  check ((two_factor_secret_encrypted is null) = (two_factor_confirmed_at is null)),
  check (iban_index is null or iban_encrypted is not null),
  check (erased_at is null or iban_index is null and monthly_payout_since is null),
  constraint users_erased_hold_no_secret check (erased_at is null or num_nonnulls(iban_encrypted, iban_holder_encrypted, two_factor_secret_encrypted) = 0)
);
create index users_by_iban on users (iban_index) where iban_index is not null;
-- One per order that the list of users has.
create index users_by_joining on users (created_at, id) include (tenant_id);
create index users_by_last_seen on users (coalesce(last_seen_at, '-infinity'::timestamptz), id) include (tenant_id);
create index users_by_name on users (sort_name, id) include (tenant_id);
create index users_name_start on users (sort_name text_pattern_ops);
create index users_newest on users (tenant_id, id desc);
create index users_of_role on users (role, created_at, id) include (tenant_id);
create index users_of_status on users (account_status, created_at, id) include (tenant_id);
create index users_of_tenant_by_joining on users (tenant_id, created_at, id);
create index users_of_tenant_by_name on users (tenant_id, sort_name, id) where erased_at is null;
create index users_paid_monthly on users (id) where monthly_payout_since is not null;
create index users_search on users using gin (lower((((first_name || ' ') || last_name) || ' ') || email) gin_trgm_ops);
create index users_with_premium on users (created_at, id) include (tenant_id, erased_at) where premium_since is not null;
create unique index users_email on users (tenant_id, normalized_email);
alter table audit_logs add foreign key (actor_id) references users (id);

create table sessions (
  id text primary key,
  data text not null,
  user_id text,
  expires_at timestamptz not null
);
create index sessions_expiry on sessions (expires_at);
create index sessions_user on sessions (user_id);

create table account_links (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  user_id bigint not null,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'undo_email_change', 'tell_answers')),
  token_hash text not null unique,
  -- The address an e-mail change is about.
  email_encrypted text,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  check (used_at is null or revoked_at is null),
  check ((purpose in ('change_email', 'undo_email_change')) = (email_encrypted is not null)),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index account_links_oldest on account_links (expires_at);
-- A newer link revokes the older one.
create unique index account_links_one_open on account_links (user_id, purpose) where used_at is null and revoked_at is null;

-- Everything around a person's own account: how they sign in, what they were told, what they agreed to.
create table browser_sessions (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null,
  user_id bigint not null,
  -- Of the cookie that says a browser is known, whoever signs in with it.
  device_hash text not null,
  user_agent text not null,
  ip inet,
  method text not null check (method in ('password', 'two_factor', 'recovery_code', 'passkey', 'link')),
  remember_hash text,
  remember_previous_hash text,
  remember_rotated_at timestamptz,
  remember_expires_at timestamptz,
  signed_in_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Why it ended: the person signed out here, was signed out from elsewhere, or it was stolen.
  end_reason text check (end_reason in ('signed_out', 'revoked', 'password_changed', 'email_changed', 'blocked', 'erased', 'stolen')),
  check ((ended_at is null) = (end_reason is null)),
  check ((remember_hash is null) = (remember_expires_at is null)),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index browser_sessions_device on browser_sessions (user_id, device_hash);
create index browser_sessions_of_user on browser_sessions (tenant_id, user_id, last_seen_at desc);
create index browser_sessions_oldest on browser_sessions (last_seen_at);

create table passkeys (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null,
  user_id bigint not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  is_backed_up boolean not null default false,
  name text not null check (length(name) between 1 and 60),
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index passkeys_of_user on passkeys (tenant_id, user_id);

create table recovery_codes (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  user_id bigint not null,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);

create table invitations (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null references tenants (id),
  role text not null check (role in ('member', 'manager')),
  email text not null,
  token_hash text not null unique,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  invited_by_id bigint not null references users (id),
  accepted_by_id bigint,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  check ((accepted_at is null) = (accepted_by_id is null)),
  check (accepted_at is null or revoked_at is null),
  foreign key (tenant_id, accepted_by_id) references users (tenant_id, id)
);
create unique index invitations_one_open on invitations (tenant_id, lower(email)) where accepted_at is null and revoked_at is null;

create table impersonations (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null,
  user_id bigint not null,
  staff_id bigint not null references users (id),
  staff_name text not null,
  reason text not null check (length(reason) between 1 and 500),
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (staff_id <> user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index impersonations_of_user on impersonations (tenant_id, user_id, id desc);
-- A staff member views one person at a time.
create unique index impersonations_one_open on impersonations (staff_id) where ended_at is null;

create table job_applications (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null,
  user_id bigint not null,
  motivation text not null check (length(motivation) between 1 and 4000),
  availability text[] not null check (cardinality(availability) > 0),
  regions text[] not null check (cardinality(regions) > 0),
  transport text[] not null check (cardinality(transport) > 0),
  status text not null default 'received' check (status in ('received', 'invited', 'accepted', 'rejected', 'withdrawn')),
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index job_applications_newest on job_applications (tenant_id, user_id, id desc);
create unique index job_applications_one_open on job_applications (user_id) where status in ('received', 'invited');
create index job_applications_to_answer on job_applications (created_at) where status = 'received';

-- What people write to us, with or without an account, and what we answer.
create table contact_messages (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^MSG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  tenant_id bigint not null references tenants (id),
  -- Null where a visitor wrote.
  user_id bigint,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  locale text not null check (locale in ('nl', 'en')),
  subject text not null check (length(subject) between 3 and 120),
  message text not null check (length(message) between 10 and 5000),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer text check (length(answer) between 2 and 5000),
  answered_by_id bigint references users (id),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  check (num_nulls(answer, answered_by_id, answered_at) in (0, 3)),
  check (status <> 'open' or answer is null),
  check (status <> 'answered' or answer is not null),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index contact_messages_answered on contact_messages (answered_at) where answered_at is not null;
create index contact_messages_by_day on contact_messages (created_at, id);
create index contact_messages_of_status on contact_messages (status, id);
create index contact_messages_of_user on contact_messages (tenant_id, user_id, id desc);

-- Which states follow which; check_transition refuses every other change.
insert into state_transitions (subject, from_status, to_status)
select subject, from_status, unnest(next) from (values
  ('contact_messages', 'answered', array['closed']),
  ('contact_messages', 'open', array['answered', 'closed']),
  ('job_applications', 'invited', array['accepted', 'rejected', 'withdrawn']),
  ('job_applications', 'received', array['invited', 'rejected', 'withdrawn'])
) as transitions (subject, from_status, next);
