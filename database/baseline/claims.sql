create table claim_rules (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties (id),
  kind text not null check (kind in ('missed_check_out', 'missed_check_in', 'same_station', 'double_charge', 'delay')),
  version integer not null default 1,
  valid_from date not null,
  valid_to date,
  fee_train_cents integer check (fee_train_cents > 0),
  fee_local_cents integer check (fee_local_cents > 0),
  bands jsonb not null default '[]',
  cap_count integer check (cap_count > 0),
  cap_period text check (cap_period in ('half_year', 'year')),
  earliest_days integer not null default 0 check (earliest_days >= 0),
  latest_days integer check (latest_days > 0),
  minimum_cents integer not null default 1 check (minimum_cents >= 0),
  goodwill boolean not null default false,
  evidence text,
  source text not null,
  confirmed boolean not null default true,
  created_at timestamptz not null default now(),
  medium text check (medium in ('ov_chipkaart', 'ovpay', 'ns_business', 'ns_flex')),
  payer text check (payer in ('traveller', 'employer')),
  product text
    check (product in ('full', 'off_peak_discount', 'always_discount', 'other_discount', 'off_peak_free', 'weekend_free', 'student_week', 'student_weekend', 'always_free', 'route_free')),
  channel text not null check (channel in ('portal', 'web_form', 'shared_site', 'letter')),
  form_url text check (form_url ~ '^https://'),
  refund_to text not null default 'fareback' check (refund_to in ('fareback', 'traveller', 'employer')),
  cap_scope text not null default 'person' check (cap_scope in ('person', 'card', 'account')),
  latest_months integer check (latest_months between 1 and 60),
  status text not null default 'active' check (status in ('draft', 'active', 'retired')),
  created_by_id bigint references users (id),
  activated_by_id bigint references users (id),
  activated_at timestamptz,
  checked_on date,
  checked_by_id bigint references users (id),
  unique (counterparty_id, kind, version),
  -- On any day one rule, or none, holds for an operator, a kind of claim, a medium, a product and who pays.
  constraint claim_rules_one_a_day exclude using gist (
    counterparty_id with =, kind with =, coalesce(medium, '') with =, coalesce(product, '') with =, coalesce(payer, '') with =, daterange(valid_from, valid_to, '[]') with &&
  ) where (status = 'active'),
  check (valid_to is null or valid_to >= valid_from),
  check ((cap_count is null) = (cap_period is null)),
  check (earliest_days < latest_days),
  check ((latest_days is null) <> (latest_months is null)),
  check (activated_by_id <> created_by_id),
  check ((channel = 'letter') = (form_url is null))
);

create table mandates (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  user_id bigint not null,
  version text not null,
  locale text not null check (locale in ('nl', 'en')),
  signed_name text not null,
  ip inet,
  signed_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- Of someone who has left: proves, to whom may ask, that we were allowed to claim.
  signed_name_encrypted text,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index mandates_of_user on mandates (user_id);
create unique index mandates_one_valid on mandates (user_id) where withdrawn_at is null;

create table letters (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^SUB-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  counterparty_id bigint not null references counterparties (id),
  day date not null,
  status text not null default 'preparing'
    check (status in ('preparing', 'prepared', 'sending', 'sent', 'posted', 'failed', 'bounced', 'cancelled')),
  -- Null where the operator takes letters by post only.
  recipient text check (length(recipient) between 3 and 254),
  claim_count integer not null check (claim_count > 0),
  gross_cents bigint not null check (gross_cents > 0),
  letter_key text unique,
  letter_sha_256 text check (letter_sha_256 ~ '^[0-9a-f]{64}$'),
  table_key text unique,
  table_sha_256 text check (table_sha_256 ~ '^[0-9a-f]{64}$'),
  email_id bigint unique references emails (id) on delete set null,
  created_by_id bigint references users (id),
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  updated_at timestamptz,
  kind text not null check (kind in ('claims', 'objections', 'reminder')),
  -- Somebody else than wrote it compares it with its evidence before it leaves.
  needs_check boolean not null,
  argument text check (length(argument) between 20 and 4000),
  -- What the mail server called it when it took the letter; the message itself is deleted after a while.
  receipt text check (length(receipt) between 1 and 500),
  -- Why it did not, or why the letter came back.
  problem text check (length(problem) between 1 and 500),
  failed_at timestamptz,
  posted_on date,
  posted_to text check (length(posted_to) between 1 and 500),
  checked_by_id bigint references users (id),
  checked_at timestamptz,
  check ((status in ('preparing', 'cancelled')) or letter_key is not null and table_key is not null),
  check ((letter_key is null) = (letter_sha_256 is null) and (table_key is null) = (table_sha_256 is null)),
  unique (id, kind),
  check ((kind = 'objections') = (argument is not null)),
  check (kind <> 'objections' or needs_check),
  constraint letters_checked check ((checked_by_id is null) = (checked_at is null)),
  constraint letters_checked_by_another check (checked_by_id <> created_by_id),
  constraint letters_left check ((status in ('sent', 'posted', 'bounced')) = (submitted_at is not null)),
  constraint letters_checked_before_they_leave check (not needs_check or checked_at is not null or status in ('preparing', 'prepared', 'cancelled')),
  constraint letters_posted check ((posted_on is null) = (posted_to is null) and (posted_on is null or (status in ('posted', 'bounced')))),
  constraint letters_returned check ((status in ('failed', 'bounced')) = (failed_at is not null) and (failed_at is null) = (problem is null))
);
create index letters_newest on letters (id desc);
create index letters_of_email on letters (email_id) where email_id is not null;
create index letters_of_operator on letters (counterparty_id, day desc);
create index letters_of_status on letters (status, id);
-- One letter per operator and day, and as many objections as there are answers to object to.
create unique index letters_once on letters (counterparty_id, kind, day) where status <> 'cancelled' and kind <> 'objections';
create index letters_to_check on letters (id) where needs_check and status = 'prepared' and checked_at is null;

create table claims (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^CLM-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  tenant_id bigint not null,
  user_id bigint not null,
  trip_id bigint not null references trips (id),
  batch_id bigint not null,
  counterparty_id bigint not null references counterparties (id),
  rule_id bigint not null references claim_rules (id),
  kind text not null check (kind in ('missed_check_out', 'missed_check_in', 'wrong_post', 'same_station', 'double_charge', 'delay')),
  status text not null default 'ready'
    check (status in ('ready', 'submitted', 'acknowledged', 'on_hold', 'approved', 'partly_approved', 'rejected', 'objected', 'escalated', 'refunded', 'closed', 'withdrawn', 'expired')),
  stated_place text,
  charged_cents integer not null check (charged_cents >= 0),
  estimated_fare_cents integer not null check (estimated_fare_cents >= 0),
  fare_source text not null check (fare_source in ('own_earlier_trip', 'ns_fare_table', 'entered_by_traveller', 'none')),
  gross_cents integer not null check (gross_cents > 0),
  fee_bps integer not null check (fee_bps between 0 and 5000),
  fee_cents integer not null check (fee_cents >= 0),
  net_cents integer not null,
  approved_cents integer check (approved_cents >= 0),
  received_cents integer not null default 0 check (received_cents >= 0),
  rejection_reason text,
  decision_note text,
  decided_at timestamptz,
  decided_by_id bigint references users (id),
  cap_period_start date,
  deadline_on date not null,
  expected_answer_on date,
  submitted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  -- The same groups as in app/claims/claims/isomorphic/claim_status.ts.
  stage text not null generated always as (
    case
    when status = 'ready' or held_status = 'ready' then 'filing'
    when status in ('submitted', 'acknowledged', 'objected', 'escalated', 'on_hold') then 'review'
    when status in ('approved', 'partly_approved') then 'refund'
    when status in ('rejected', 'refunded', 'closed') then 'decided'
    else 'ended'
    end) stored,
  channel text not null check (channel in ('portal', 'web_form', 'shared_site', 'letter')),
  refund_to text not null check (refund_to in ('fareback', 'traveller', 'employer')),
  operator_reference text check (length(operator_reference) between 1 and 60),
  reminded_at timestamptz,
  paid_directly_at timestamptz,
  -- What the letter is about that it is in and that has not left; kept by letter_claims.
  in_letter text,
  held_status text check (held_status in ('ready', 'submitted', 'acknowledged', 'objected')),
  hold_reason text check (hold_reason in ('stop_unclear', 'card_details', 'product_proof', 'question')),
  hold_note text check (length(hold_note) <= 2000),
  hold_reply text check (length(hold_reply) <= 2000),
  -- The last day to object to a first answer, or to go to a committee after a last one.
  contestable_until date,
  objected_at timestamptz,
  escalated_at timestamptz,
  escalated_to text check (escalated_to in ('klachtenloket', 'geschillencommissie')),
  case_reference text check (length(case_reference) between 1 and 60),
  overdue_at timestamptz,
  operator_reminded_at timestamptz,
  paid_directly_how text check (paid_directly_how in ('transfer', 'set_off')),
  overtaken text check (overtaken in ('paid_back', 'in_order', 'charged_otherwise')),
  -- Its letter came back: it may go again, although the day to submit it has passed since.
  returned_at timestamptz,
  -- When its traveller is asked next, and how often that was done.
  ask_on date,
  times_asked integer not null default 0 check (times_asked >= 0),
  asked_at timestamptz,
  not_heard_at timestamptz,
  expected_from text check (expected_from in ('measured', 'stated', 'assumed')),
  expected_days integer check (expected_days >= 0),
  expected_most_days integer,
  expected_sample integer check (expected_sample >= 10),
  stated_reason text check (length(stated_reason) between 1 and 500),
  -- With whom a claim waits: an operator that is late is ours to remind, one that was asked about is its traveller's.
  waits_with text not null generated always as (
    case
    when status = 'on_hold' then 'traveller'
    when status in ('withdrawn', 'expired', 'refunded', 'closed') then 'nobody'
    when replied_at is not null then 'us'
    when committee_stage = 'asked' then 'traveller'
    when committee_stage = 'wanted' then 'us'
    when status = 'ready' then
    case
        when channel = 'letter' then 'us'
        else 'traveller'
    end
    when (status in ('submitted', 'acknowledged')) and channel = 'letter' then
    case
        when overdue_at is null then 'operator'
        else 'us'
    end
    when status in ('submitted', 'acknowledged') then
    case
        when asked_at is null then 'operator'
        else 'traveller'
    end
    when in_letter = 'objections' then 'us'
    when status = 'rejected' and objected_at is null and contestable_until is not null then 'us'
    when status in ('approved', 'partly_approved', 'objected') then 'operator'
    when status = 'escalated' then 'committee'
    else 'nobody'
    end) stored,
  replied_at timestamptz,
  committee_stage text check (committee_stage in ('asked', 'wanted')),
  unique (tenant_id, id),
  check (net_cents = (gross_cents - fee_cents)),
  check ((status = 'rejected') <= (rejection_reason is not null)),
  check (paid_directly_how is null or paid_directly_at is not null),
  check ((status in ('approved', 'partly_approved')) <= (approved_cents > 0)),
  check (decided_by_id <> user_id),
  check (expected_most_days >= expected_days),
  check ((status = 'on_hold') = (held_status is not null)),
  check (held_status is null or hold_reason is not null),
  check ((escalated_at is null) = (escalated_to is null)),
  check (status <> 'escalated' or escalated_at is not null),
  check (status <> 'objected' or objected_at is not null),
  constraint claims_expected_measured check ((not expected_from is distinct from 'measured') = (expected_sample is not null)),
  constraint claims_not_heard check (not_heard_at is null or status = 'closed'),
  constraint claims_overtaken check (overtaken is null or status = 'withdrawn'),
  constraint claims_received_at_most_approved check (received_cents <= coalesce(approved_cents, 0)),
  constraint claims_submitted check (submitted_at is not null or (status in ('ready', 'withdrawn', 'expired')) or held_status = 'ready'),
  foreign key (tenant_id, batch_id) references batches (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index claims_awaiting on claims (expected_answer_on, counterparty_id) where status in ('submitted', 'acknowledged');
create index claims_awaiting_refund on claims (id) include (tenant_id, user_id, approved_cents, received_cents) where stage = 'refund';
create index claims_by_deadline on claims (deadline_on, id) include (tenant_id, user_id, gross_cents);
create index claims_by_gross on claims (gross_cents, id) include (tenant_id, user_id);
create index claims_by_id on claims (id) include (tenant_id, user_id, gross_cents);
create index claims_cap on claims (user_id, counterparty_id, kind, cap_period_start);
create index claims_closing on claims (deadline_on) where status = 'ready' or held_status = 'ready';
create index claims_contestable on claims (contestable_until) where status in ('rejected', 'partly_approved');
-- For proposals by amount.
create index claims_expected on claims (counterparty_id, (approved_cents - received_cents)) where stage = 'refund';
create index claims_for_a_committee on claims (id) where committee_stage = 'wanted';
create index claims_newest on claims (tenant_id, user_id, id desc);
create index claims_of_batch on claims (batch_id);
create index claims_of_kind on claims (kind, id) include (tenant_id, user_id, gross_cents);
create index claims_of_operator on claims (counterparty_id, id) include (tenant_id, user_id, gross_cents);
create index claims_of_reason on claims (rejection_reason, id) where rejection_reason is not null;
create index claims_of_stage on claims (stage, id) include (tenant_id, user_id, gross_cents, kind, counterparty_id);
create index claims_of_stage_by_deadline on claims (stage, deadline_on, id) include (tenant_id, user_id, gross_cents);
create index claims_of_stage_by_gross on claims (stage, gross_cents, id) include (tenant_id, user_id);
-- For the filters of the list of claims.
create index claims_of_status on claims (status, id);
create index claims_of_trip on claims (trip_id);
create unique index claims_one_per_trip on claims (trip_id, kind) where status not in ('withdrawn', 'expired');
create index claims_ready on claims (counterparty_id, channel, id) where status = 'ready';
create index claims_reference_start on claims (reference text_pattern_ops);
create index claims_refunded on claims (decided_at) where status = 'refunded';
create index claims_replied on claims (replied_at) where replied_at is not null;
create index claims_to_ask on claims (coalesce(ask_on, expected_answer_on)) where (status in ('submitted', 'acknowledged')) and channel <> 'letter';
create index claims_to_be_paid on claims (tenant_id, user_id) include (approved_cents, received_cents, fee_bps) where stage = 'refund';
create index claims_to_object_again on claims (returned_at)
  where returned_at is not null and in_letter is null and objected_at is null and (status in ('rejected', 'partly_approved'));
create index claims_to_object_to on claims (id) where (status in ('rejected', 'partly_approved')) and objected_at is null and in_letter is null;
create index claims_unanswered on claims (expected_answer_on, id) include (tenant_id, user_id, gross_cents) where status in ('submitted', 'acknowledged');
create index claims_waiting_with on claims (waits_with, id) include (tenant_id, user_id, gross_cents) where waits_with <> 'nobody';

create table decision_imports (
  id bigint generated always as identity primary key,
  public_id uuid not null default gen_random_uuid() unique,
  status text not null default 'previewed' check (status in ('previewed', 'applied')),
  source text not null check (length(source) between 1 and 200),
  rows jsonb not null check (jsonb_array_length(rows) between 1 and 2000),
  created_by_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  check ((status = 'applied') = (applied_at is not null))
);

-- Each answer of an operator as it was recorded. The claim carries the one that stands.
create table decisions (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  user_id bigint not null,
  claim_id bigint not null references claims (id),
  outcome text not null check (outcome in ('approved', 'partly_approved', 'rejected')),
  approved_cents bigint check (approved_cents > 0),
  reason text
    check (reason in ('too_late', 'cap_reached', 'already_corrected', 'card_not_found', 'stops_do_not_match', 'no_valid_product', 'not_charged', 'other')),
  note text check (length(note) <= 2000),
  previous_status text not null check (previous_status in ('submitted', 'acknowledged', 'objected', 'escalated')),
  answered_on date not null,
  decided_by_id bigint references users (id),
  amends_id bigint unique references decisions (id),
  amendment text check (length(amendment) between 5 and 500),
  review text not null default 'not_needed' check (review in ('not_needed', 'due', 'confirmed')),
  reviewed_by_id bigint references users (id),
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  told_at timestamptz,
  told_by text not null default 'operator' check (told_by in ('operator', 'traveller', 'export')),
  stated_reason text check (length(stated_reason) between 1 and 500),
  check ((outcome = 'rejected') = (approved_cents is null)),
  check ((outcome = 'rejected') = (reason is not null)),
  check ((amends_id is null) = (amendment is null)),
  check ((review = 'confirmed') = (reviewed_at is not null) and (reviewed_at is null) = (reviewed_by_id is null)),
  check (reviewed_by_id <> decided_by_id),
  check (decided_by_id <> user_id),
  constraint decisions_told check ((told_by = 'operator') = (decided_by_id is not null)),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index decisions_of_actor on decisions (decided_by_id, created_at desc);
create index decisions_of_claim on decisions (claim_id, id);
create index decisions_of_user on decisions (tenant_id, user_id);
create index decisions_to_review on decisions (claim_id) where review = 'due';
create index decisions_to_tell on decisions (user_id, id) where told_at is null and undone_at is null;

-- A claim is ready until it really left: in a letter to the operator, or by the traveller where only the holder can ask.
-- A reply of the traveller can change what a claim rests on: its evidence is stored again, and the newest counts.
create table evidence_bundles (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims (id),
  tenant_id bigint not null,
  user_id bigint not null,
  body_encrypted text not null,
  sha_256 text not null check (sha_256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index evidence_bundles_of_claim on evidence_bundles (claim_id, id);
create index evidence_bundles_of_user on evidence_bundles (tenant_id, user_id);

-- Answers with their history, objections and reminders by letter, and escalation to a committee.
-- Letters and mails of operators. One may be about many people, so only staff read them.
create table attachments (
  id bigint generated always as identity primary key,
  public_id uuid not null default gen_random_uuid() unique,
  -- It answers one claim, or all of a letter.
  claim_id bigint references claims (id),
  letter_id bigint references letters (id),
  key text not null unique,
  name text not null check (length(name) between 1 and 200),
  type text not null,
  size integer not null check (size > 0),
  sha_256 text not null check (sha_256 ~ '^[0-9a-f]{64}$'),
  created_by_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  check (num_nonnulls(claim_id, letter_id) = 1)
);
create index attachments_of_claim on attachments (claim_id) where claim_id is not null;
create index attachments_of_letter on attachments (letter_id) where letter_id is not null;

-- Files of visitors who want their estimate kept until they have an account, for a day at most.
create table estimates (
  id bigint generated always as identity primary key,
  -- Of the token that the visitor's session holds.
  token_hash text not null unique,
  file_name text not null,
  file_name_encrypted text,
  file_key text not null,
  checksum text not null,
  byte_size bigint not null check (byte_size > 0),
  result jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  user_id bigint references users (id) on delete cascade,
  check (expires_at <= (created_at + '25:00:00'::interval))
);
create index estimates_expired on estimates (expires_at);
create index estimates_of_users on estimates (user_id) where user_id is not null;

create table own_corrections (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  user_id bigint not null,
  counterparty_id bigint not null references counterparties (id),
  period_start date not null,
  count integer not null check (count between 0 and 50),
  updated_at timestamptz not null default now(),
  unique (tenant_id, user_id, counterparty_id, period_start),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);

-- A fee or a refund that fits several trips is of none of them until the traveller says which. A claim that had not left when a newer file
-- showed that its trip was paid back, or was in order, is withdrawn by us, and says why.
-- An answer that is about several trips has a row for each.
create table payment_answers (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references batch_rows (id) on delete cascade,
  tenant_id bigint not null,
  user_id bigint not null,
  -- The first tap of the trip that it is of; null for none of those that were asked about.
  anchor_transaction_id bigint references batch_rows (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (transaction_id, anchor_transaction_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index payment_answers_of_trip on payment_answers (anchor_transaction_id) where anchor_transaction_id is not null;
create index payment_answers_of_user on payment_answers (tenant_id, user_id);

-- Outcome: null until the letter leaves, then that the claim left with it; before, that it was taken out; after, that it came back. An answer to a
-- claim leaves it as it is.
create table letter_claims (
  letter_id bigint not null,
  claim_id bigint not null references claims (id),
  kind text not null,
  asked_cents integer not null check (asked_cents > 0),
  -- What the evidence says against the answer, in the language of the letter.
  facts text[] not null default '{}',
  outcome text check (outcome in ('left', 'taken_out', 'returned')),
  primary key (letter_id, claim_id),
  foreign key (letter_id, kind) references letters (id, kind)
);
create index letter_claims_of_claim on letter_claims (claim_id, letter_id);
-- A claim is asked for once and objected to once; operators are reminded of it as long as they keep silent.
create unique index letter_claims_once on letter_claims (claim_id, kind) where kind <> 'reminder' and (outcome is null or outcome = 'left');

-- A committee hears of a claim only after its traveller said yes to that committee, for that claim: a mandate does not reach that far. The
-- term is twelve months after the claim was submitted. Error: FB030 a claim goes to a committee without that yes.
create table committee_consents (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims (id) on delete cascade,
  tenant_id bigint not null,
  user_id bigint not null,
  committee text not null check (committee in ('klachtenloket', 'geschillencommissie')),
  asked_by_id bigint not null references users (id),
  asked_at timestamptz not null default now(),
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  unique (claim_id, committee),
  check ((answered_at is null) = (answer is null)),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index committee_consents_asked_by on committee_consents (asked_by_id);
create index committee_consents_of_user on committee_consents (tenant_id, user_id);
create index committee_consents_wanted on committee_consents (answered_at) where answer = 'yes';

-- Which states follow which; check_transition refuses every other change.
insert into state_transitions (subject, from_status, to_status)
select subject, from_status, unnest(next) from (values
  ('claims', 'acknowledged', array['approved', 'closed', 'on_hold', 'partly_approved', 'rejected', 'withdrawn']),
  ('claims', 'approved', array['acknowledged', 'closed', 'escalated', 'objected', 'partly_approved', 'refunded', 'rejected', 'submitted']),
  ('claims', 'escalated', array['approved', 'closed', 'partly_approved', 'rejected']),
  ('claims', 'objected', array['approved', 'closed', 'escalated', 'on_hold', 'partly_approved', 'rejected']),
  ('claims', 'on_hold', array['acknowledged', 'expired', 'objected', 'ready', 'submitted', 'withdrawn']),
  ('claims', 'partly_approved', array['acknowledged', 'approved', 'closed', 'escalated', 'objected', 'refunded', 'rejected', 'submitted']),
  ('claims', 'ready', array['expired', 'on_hold', 'submitted', 'withdrawn']),
  ('claims', 'refunded', array['approved', 'closed', 'partly_approved']),
  ('claims', 'rejected', array['acknowledged', 'approved', 'closed', 'escalated', 'objected', 'partly_approved', 'submitted']),
  ('claims', 'submitted', array['acknowledged', 'approved', 'closed', 'on_hold', 'partly_approved', 'ready', 'rejected', 'withdrawn']),
  ('letters', 'failed', array['cancelled', 'posted', 'preparing']),
  ('letters', 'posted', array['bounced']),
  ('letters', 'prepared', array['cancelled', 'posted', 'preparing', 'sending']),
  ('letters', 'preparing', array['cancelled', 'prepared']),
  ('letters', 'sending', array['failed', 'preparing', 'sent']),
  ('letters', 'sent', array['bounced'])
) as transitions (subject, from_status, next);
