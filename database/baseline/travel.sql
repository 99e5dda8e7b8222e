create table counterparties (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  modes text[] not null,
  answer_days integer not null check (answer_days > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  brands text[] not null default '{}',
  email text check (length(email) between 3 and 254),
  address text check (length(address) between 1 and 300),
  ibans text[] not null default '{}',
  answer_unit text not null default 'calendar_days' check (answer_unit in ('calendar_days', 'working_days')),
  objection_days integer not null default 42 check (objection_days between 1 and 366),
  answer_source text,
  answer_confirmed boolean not null default false,
  answer_checked_on date,
  answer_checked_by_id bigint references users (id),
  constraint counterparties_answer_source check (not answer_confirmed or answer_source is not null and answer_checked_on is not null)
);

-- What is in transit is what open payouts hold, at every moment. A payment that the bank debits and rejects, or returns before its debit is
-- known, is between us and the bank: `due_from_bank`, below zero while it owes us. Operators are known by account, by confirmed name, or
-- only by likeness.
-- What operators are called on statements: brands and legal names, and what staff confirmed. One name can be of several operators.
create table counterparty_names (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties (id),
  name text not null check (length(name) between 2 and 140),
  normalized_name text not null generated always as (regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g')) stored,
  -- Null for what came with the reference data.
  confirmed_by_id bigint references users (id),
  created_at timestamptz not null default now(),
  unique (normalized_name, counterparty_id)
);
create index counterparty_names_of on counterparty_names (counterparty_id);

-- Where an operator's letters and money go changes only by a draft that another owner activates. Errors: FB019 details that nobody
-- activated; FB014 as in 0044.
create table counterparty_drafts (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties (id),
  status text not null default 'draft' check (status in ('draft', 'active', 'discarded')),
  name text not null,
  email text,
  address text,
  ibans text[] not null,
  created_by_id bigint not null references users (id),
  created_at timestamptz not null,
  decided_by_id bigint references users (id),
  decided_at timestamptz,
  check ((status = 'draft') = (decided_by_id is null)),
  check ((status = 'draft') = (decided_at is null)),
  check (status <> 'active' or decided_by_id <> created_by_id)
);
create index counterparty_drafts_of on counterparty_drafts (counterparty_id, id);
create unique index counterparty_drafts_one on counterparty_drafts (counterparty_id) where status = 'draft';

-- When an operator answers is measured for each way a claim goes, stated by a source that someone read, or assumed; a claim keeps what was
-- expected when it left. Facts that no source confirms are marked so: terms that were found for delays only, and day 5 for everyone where
-- NS corrects by itself for NS Flex and the NS Business Card alone. NS Flex has rules of its own. Source: ns.nl/en (customer service).
create table answer_times (
  counterparty_id bigint not null references counterparties (id) on delete cascade,
  way text not null check (way in ('letter', 'guided', 'objection')),
  median_days integer not null check (median_days >= 0),
  most_days integer not null,
  sample integer not null check (sample >= 10),
  measured_on date not null,
  primary key (counterparty_id, way),
  check (most_days >= median_days)
);

-- Who runs what, where, and from when to when.
create table concessions (
  id bigint generated always as identity primary key,
  name text not null,
  counterparty_id bigint references counterparties (id),
  company text not null,
  modes text[] not null check (modes <@ array['train', 'metro', 'tram', 'bus', 'waterbus'] and cardinality(modes) > 0),
  brands text[] not null,
  valid_from date not null,
  valid_to date,
  is_night boolean not null default false,
  place_kind text not null check (place_kind in ('stations', 'municipalities')),
  source text not null,
  confirmed boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (name, valid_from, modes),
  check (valid_to is null or valid_to >= valid_from)
);

create table concession_places (
  concession_id bigint not null references concessions (id) on delete cascade,
  place text not null check (place <> ''),
  service text not null check (service in ('own', 'with_ns', 'also', 'through')),
  ns_group smallint,
  primary key (concession_id, place)
);

create table tariff_units (
  from_code text not null,
  to_code text not null,
  units smallint not null check (units >= 0),
  primary key (from_code, to_code),
  check (from_code < to_code)
);

create table ns_fares (
  year smallint not null,
  units smallint not null,
  full_cents integer not null,
  discount_20_cents integer not null,
  discount_40_cents integer not null,
  primary key (year, units)
);

create table ovcp_cards (
  id bigint generated by default as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null,
  user_id bigint not null,
  kind text not null check (kind in ('personal', 'anonymous', 'business', 'ov_pas', 'bank_card', 'unknown')),
  number_encrypted text,
  number_index text,
  last_4 text,
  expires_on date,
  nickname text,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  -- An OV-pas has a second number beside the first.
  sequence_encrypted text,
  unique (tenant_id, id),
  check ((number_encrypted is null) = (number_index is null)),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index ovcp_cards_last_4 on ovcp_cards (last_4);
create index ovcp_cards_lookup on ovcp_cards (tenant_id, number_index);
create unique index ovcp_cards_number on ovcp_cards (tenant_id, user_id, number_index);
-- A bank card is known by its last four digits. One card per person and kind has not even those: what an
-- export that names no card is booked on.
create unique index ovcp_cards_numberless on ovcp_cards (tenant_id, user_id, kind, last_4) nulls not distinct where number_index is null;

-- What a missed tap in a train cost follows from the product on the card at that time. Where rides do not tell it, the traveller is asked
-- once, and what they say holds for those days.
create table said_products (
  id bigint generated always as identity primary key,
  card_id bigint not null references ovcp_cards (id) on delete cascade,
  tenant_id bigint not null,
  user_id bigint not null,
  valid_from date not null,
  valid_until date not null,
  pass text not null
    check (pass in ('full', 'off_peak_discount', 'always_discount', 'other_discount', 'off_peak_free', 'weekend_free', 'student_week', 'student_weekend', 'always_free', 'route_free')),
  created_at timestamptz not null default now(),
  constraint said_products_card_id_daterange_excl exclude using gist (
    card_id with =, daterange(valid_from, valid_until, '[]') with &&),
  check (valid_until >= valid_from),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index said_products_of_user on said_products (tenant_id, user_id);

create table batches (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7() unique,
  tenant_id bigint not null,
  user_id bigint not null,
  file_name text not null,
  file_key text not null,
  byte_size bigint not null check (byte_size >= 0),
  checksum text not null,
  card_id bigint,
  format text,
  status text not null default 'uploaded'
    check (status in ('uploaded', 'parsing', 'asking', 'planned', 'importing', 'imported', 'failed', 'undone')),
  problem text,
  period_from timestamptz,
  period_to timestamptz,
  rows_read integer not null default 0,
  progress integer not null default 0 check (progress between 0 and 100),
  plan jsonb not null default '{}',
  day_first boolean,
  uploaded_at timestamptz not null default now(),
  planned_at timestamptz,
  imported_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  -- The name as uploaded, where it holds a card number.
  file_name_encrypted text,
  -- Runs of a worker on this batch that began and have not ended in order.
  attempts smallint not null default 0 check (attempts between 0 and 10),
  question text check (question in ('date_order', 'card')),
  new_card_last_4 text check (new_card_last_4 ~ '^[0-9]{4}$'),
  group_id uuid,
  import_requested_at timestamptz,
  unique (tenant_id, id),
  check ((status = 'failed') = (problem is not null)),
  check ((status = 'asking') = (question is not null)),
  check (card_id is null or new_card_last_4 is null),
  foreign key (tenant_id, card_id) references ovcp_cards (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index batches_failed on batches (uploaded_at) include (tenant_id, user_id) where status = 'failed';
create index batches_newest on batches (tenant_id, user_id, id desc);
create index batches_of_group on batches (group_id) where group_id is not null;
create index batches_of_user on batches (user_id, id);
-- The same file is one batch, unless the earlier one failed or was undone.
create unique index batches_same_file on batches (tenant_id, user_id, checksum) where status not in ('failed', 'undone');

create table batch_cards (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  batch_id bigint not null,
  -- A new card has its id from the moment it is planned, and a row among the cards from the import on.
  card_id bigint not null,
  position smallint not null,
  user_id bigint not null,
  kind text not null check (kind in ('personal', 'anonymous', 'business', 'ov_pas', 'bank_card', 'unknown')),
  last_4 text,
  -- What the import gives to a card that is not known by it.
  number_encrypted text,
  rows_count integer not null default 0 check (rows_count >= 0),
  -- Of no card that was known when the file was read.
  is_new boolean not null,
  is_known boolean not null,
  -- From then on, and until the batch is undone, its rows are in force.
  imported_at timestamptz,
  known_card_id bigint generated always as (case when is_known then card_id end) stored,
  unique (batch_id, card_id),
  check (imported_at is null or is_known),
  foreign key (tenant_id, batch_id) references batches (tenant_id, id) on delete cascade,
  foreign key (tenant_id, known_card_id) references ovcp_cards (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index batch_cards_of_card on batch_cards (card_id);
create index batch_cards_of_user on batch_cards (tenant_id, user_id);

-- Each row of a file, once; the view `transactions` has those in force.
create table batch_rows (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  batch_id bigint not null,
  line integer not null,
  disposition text not null check (disposition in ('create', 'duplicate', 'not_a_trip', 'unrecognised', 'error')),
  problem text,
  warning text,
  card_id bigint,
  fingerprint uuid,
  kind text
    check (kind in ('check_in', 'check_out', 'journey', 'top_up', 'product', 'supplement', 'refund', 'correction_fee')),
  at timestamptz,
  end_at timestamptz,
  from_place text,
  to_place text,
  amount_cents integer,
  product text,
  operator_name text,
  transport text,
  purpose text check (purpose in ('private', 'business')),
  note text,
  raw text[],
  travel_class smallint check (travel_class between 1 and 2),
  correction_from timestamptz,
  correction_until timestamptz,
  external_id text check (length(external_id) between 1 and 40),
  version integer check (version >= 0),
  -- Two rows change places when one comes into force instead of the other.
  constraint batch_rows_line unique (batch_id, line) deferrable,
  constraint batch_rows_once unique (card_id, fingerprint, batch_id) deferrable,
  check ((disposition in ('unrecognised', 'error')) = (problem is not null)),
  constraint batch_rows_of_card check ((disposition in ('unrecognised', 'error')) = (card_id is null)),
  check (card_id is null or fingerprint is not null and at is not null and kind is not null),
  foreign key (tenant_id, batch_id) references batches (tenant_id, id) on delete cascade,
  foreign key (batch_id, card_id) references batch_cards (batch_id, card_id) on update cascade on delete cascade
);
create index batch_rows_by_disposition on batch_rows (batch_id, disposition, line) where disposition <> 'create';
create index batch_rows_in_order on batch_rows (card_id, batch_id, at);

create table trips (
  id bigint generated always as identity primary key,
  public_id uuid not null default uuidv7(),
  tenant_id bigint not null,
  user_id bigint not null,
  card_id bigint not null,
  anchor_transaction_id bigint not null,
  check_in_transaction_id bigint,
  check_out_transaction_id bigint,
  fee_transaction_id bigint,
  counterparty_id bigint references counterparties (id),
  mode text not null check (mode in ('train', 'metro', 'tram', 'bus', 'waterbus', 'unknown')),
  status text not null check (status in ('complete', 'missing_check_out', 'missing_check_in', 'still_travelling', 'corrected', 'superseded')),
  irregularity text check (irregularity in ('missed_check_out', 'missed_check_in', 'wrong_post', 'same_station', 'double_charge')),
  double_of_trip_id bigint,
  from_place text,
  to_place text,
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  travelled_at timestamptz not null generated always as (coalesce(checked_in_at, checked_out_at)) stored,
  fare_cents integer,
  fee_cents integer,
  same_station boolean not null default false,
  purpose text,
  reasons text[] not null,
  created_at timestamptz not null default now(),
  -- The slugs of the operators that are possible, where more than one is.
  operator_choices text[] not null default '{}',
  -- The row of a file with which the operator paid by itself.
  refund_transaction_id bigint,
  merged_transaction_ids bigint[] not null default '{}',
  unclear_transaction_ids bigint[] not null default '{}',
  rail_passes text[] not null default '{}'
    check (rail_passes <@ array['full', 'off_peak_discount', 'always_discount', 'other_discount', 'off_peak_free', 'weekend_free', 'student_week', 'student_weekend', 'always_free', 'route_free']),
  -- The anchor of the trip at the other post.
  other_post_transaction_id bigint,
  check (check_in_transaction_id is not null or check_out_transaction_id is not null),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index trips_all_wrong on trips (travelled_at, id) include (tenant_id, user_id, fare_cents, irregularity) where irregularity is not null;
-- A tap belongs to one trip.
create unique index trips_anchor on trips (anchor_transaction_id);
create index trips_asked on trips (tenant_id, user_id) where irregularity is null and double_of_trip_id is not null;
create index trips_by_fare on trips (coalesce(fare_cents, '-1'::integer), id) include (tenant_id, user_id);
create index trips_by_travel on trips (travelled_at, id) include (tenant_id, user_id, fare_cents, status);
create index trips_from on trips (from_place, travelled_at);
create index trips_incomplete on trips (status, travelled_at, id) include (tenant_id, user_id, fare_cents) where status <> 'complete';
create index trips_irregular on trips (tenant_id, user_id, travelled_at desc) where irregularity is not null;
create index trips_newest on trips (tenant_id, user_id, travelled_at desc);
create index trips_of_card on trips (card_id, travelled_at);
create index trips_of_mode on trips (mode, travelled_at, id) include (tenant_id, user_id, fare_cents);
create index trips_of_operator on trips (counterparty_id, travelled_at, id) include (tenant_id, user_id, fare_cents);
create unique index trips_public on trips (public_id);
create index trips_to on trips (to_place, travelled_at);
create index trips_unclear on trips (tenant_id, user_id) where unclear_transaction_ids <> '{}';
create index trips_wrong on trips (irregularity, travelled_at, id) include (tenant_id, user_id, fare_cents) where irregularity is not null;

-- What a traveller says of a trip that no file tells: who ran it, and what it costs by the planner.
create table trip_overrides (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  user_id bigint not null,
  -- A trip is built anew with each upload; its first tap stays.
  anchor_transaction_id bigint not null unique references batch_rows (id) on delete cascade,
  counterparty_id bigint references counterparties (id),
  fare_cents integer check (fare_cents between 0 and 100000),
  fare_origin text check (fare_origin in ('planner_9292', 'planner_ns', 'operator_site', 'receipt')),
  note text check (length(note) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether the traveller says that both trips were theirs.
  is_double boolean,
  tap_reading text check (tap_reading in ('departure', 'arrival', 'wrong_post')),
  check ((fare_cents is null) = (fare_origin is null)),
  constraint trip_overrides_says_something check (counterparty_id is not null or fare_cents is not null or is_double is not null or tap_reading is not null or note is not null),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index trip_overrides_of_user on trip_overrides (tenant_id, user_id);

-- What lists go by (app/platform/lists): an index for each view, order and filter, so that no page grows with its table. Indexes include
-- the tenant, which row-level security asks for, and what is added up: counts then read no rows.
-- Where people travelled from and to, by name: a thousand times fewer rows than trips.
create table stop_names (
  name text primary key
);
create index stop_names_search on stop_names using gin (lower(name) gin_trgm_ops);

-- Which states follow which; check_transition refuses every other change.
insert into state_transitions (subject, from_status, to_status)
select subject, from_status, unnest(next) from (values
  ('batches', 'asking', array['undone', 'uploaded']),
  ('batches', 'imported', array['undone']),
  ('batches', 'importing', array['failed', 'imported', 'planned']),
  ('batches', 'parsing', array['asking', 'failed', 'parsing', 'planned']),
  ('batches', 'planned', array['importing', 'undone']),
  ('batches', 'uploaded', array['failed', 'parsing']),
  ('counterparty_drafts', 'draft', array['active', 'discarded'])
) as transitions (subject, from_status, next);
