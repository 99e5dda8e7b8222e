create domain ledger_code as text
  check ((VALUE in ('bank', 'fees', 'in_transit', 'due_from_bank', 'suspense', 'expenses', 'referral_costs', 'bank_costs', 'interest')) or VALUE ~ '^(users|tenants):[0-9]+:wallet$');

-- A generated column calls it: it stands here, and changes by a migration.
create function posted_on(p_at timestamptz)
  returns date language sql immutable as $$
select (p_at at time zone 'Europe/Amsterdam')::date
$$;

create table ledger_kinds (
  kind text primary key,
  may_overdraw boolean not null default false,
  limit_cents bigint not null check (limit_cents > 0),
  scopes text[] not null default '{staff,worker}'::text[] check (scopes <@ '{"",staff,worker}'::text[] and cardinality(scopes) > 0),
  allowed text[] not null default '{}',
  reverses text[]
);

-- A transaction is about something that exists, is in a state that it can be about, and belongs to the person or organisation whose wallet
-- it moves. It is looked at when the database transaction ends, because the state follows the money. Error: FB028.
create table ledger_subjects (
  kind text not null references ledger_kinds (kind),
  subject_type text not null,
  -- When the transaction ends; null where its table has no states.
  statuses text[],
  primary key (kind, subject_type)
);

-- A kind of transaction has a template, a reversal takes back what is no reversal, a move counts for a day of the books, and what money
-- hangs on stays as it was posted; the nightly check ties it to the books. Errors: FB022 accounts or signs that the kind does not have,
-- FB023 a reversal of something else, FB024 a day outside the books, FB025 a column that money hangs on.
-- The days that a move can count for: from the first of the books to so many ahead of today. One row, of the owner.
create table ledger_bounds (
  is_only boolean default true primary key check (is_only),
  opened_on date not null,
  days_ahead integer not null check (days_ahead >= 0)
);

-- Room in each page for the next balance, and no index that names it: an update then touches no index. No trigger before it either, which would
-- lock the row first and write that down.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  code ledger_code not null unique,
  tenant_id bigint references tenants (id),
  user_id bigint references users (id),
  balance_cents bigint,
  -- Names the transaction that was allowed to take a wallet below zero.
  overdrawn_by_id bigint,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  -- The name of the sums in ledger_days.
  rollup text not null generated always as (
    case
    when code::text ~~ 'users:%' then 'users'
    when code::text ~~ 'tenants:%' then 'tenants'
    else code::text
    end) stored,
  payment_reference text default random_reference('OWE') unique,
  check (balance_cents is null or payment_reference is not null),
  check (closed_at is null or balance_cents = 0),
  constraint ledger_accounts_wallet check (
case
    when rollup = code::text then tenant_id is null and balance_cents is null
    else tenant_id is not null and balance_cents is not null and (balance_cents >= 0 or overdrawn_by_id is not null)
end)
) with (fillfactor=70);
create index ledger_accounts_of_tenant on ledger_accounts (tenant_id) where user_id is null;
create index ledger_accounts_of_user on ledger_accounts (user_id);

create table ledger_days (
  day date not null,
  rollup text not null,
  amount_cents bigint not null,
  primary key (rollup, day)
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  tenant_id bigint,
  kind text not null,
  idempotency_key text not null unique,
  body_hash text not null,
  subject_type text not null,
  subject_id bigint not null,
  reverses_id bigint references ledger_transactions (id),
  actor_id bigint references users (id),
  posted_at timestamptz not null default clock_timestamp(),
  -- The day that a move counts for; posted_at is when it was booked.
  effective_on date not null
);
-- Days are written nearly in order, so that the summary of a block range finds them at no cost for a posting.
create index ledger_transactions_effective on ledger_transactions using brin (effective_on) with (pages_per_range='16', autosummarize='on');
create unique index ledger_transactions_reversed_once on ledger_transactions (reverses_id) where reverses_id is not null;
create index ledger_transactions_subject on ledger_transactions (subject_type, subject_id);
-- From the day that a move counts for until the one on which it was known: few are looked at for a day.
create index ledger_transactions_unknown on ledger_transactions using gist (daterange(effective_on, posted_on(posted_at)))
  where effective_on < posted_on(posted_at);

-- No foreign keys to accounts and transactions: a key locks the few rows that every posting touches, and postings would queue.
-- `ledger_post` and the triggers refuse what is not there, and none of the rows can be deleted.
create table ledger_entries (
  id bigint generated always as identity not null,
  tenant_id bigint,
  transaction_id bigint not null,
  account_id bigint not null,
  amount_cents bigint not null check (amount_cents <> 0),
  balance_after_cents bigint,
  primary key (transaction_id, account_id)
);
create index ledger_entries_of_wallet on ledger_entries (account_id, id desc) where balance_after_cents is not null;

-- What is not sealed yet, by ledger_post. Rows go when ledger_seal seals them, and its seals reference transactions.
create table ledger_tail (
  transaction_id bigint primary key
);

create table ledger_seals (
  position bigint primary key check ("position" > 0),
  transaction_id bigint not null unique references ledger_transactions (id),
  body bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default clock_timestamp()
);

-- Adding up every entry takes seconds where there are millions: a job does it, and pages read what it found.
create table ledger_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  entries_count bigint not null check (entries_count >= 0),
  faults jsonb not null check (jsonb_typeof(faults) = 'array'),
  -- The head of the chain at each check: a chain that was written anew does not hold these.
  head_position bigint,
  head_hash bytea
);

create table tenant_bank_accounts (
  id bigint generated always as identity primary key,
  tenant_id bigint not null unique references tenants (id),
  iban_encrypted text not null,
  holder_encrypted text not null,
  iban_last_4 text not null,
  changed_at timestamptz not null default now(),
  -- Null for the first account; payouts to another one wait.
  replaced_at timestamptz,
  changed_by_id bigint not null references users (id)
);

create table statement_files (
  id bigint generated always as identity primary key,
  public_id uuid not null default gen_random_uuid() unique,
  name text not null check (length(name) between 1 and 200),
  key text not null unique,
  size bigint not null check (size > 0),
  -- The same bytes are imported once.
  sha_256 text not null check (sha_256 ~ '^[0-9a-f]{64}$'),
  status text not null default 'uploaded' check (status in ('uploaded', 'booking', 'imported', 'failed', 'withdrawn')),
  format text,
  problem text,
  problem_found text,
  problem_position integer,
  new_lines_count integer not null default 0,
  known_lines_count integer not null default 0,
  uploaded_by_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  imported_at timestamptz,
  -- Progress: entries read into statement_entries, and those that are settled.
  read_count integer not null default 0,
  settled_count integer not null default 0,
  -- The ends of the numbers of other accounts in the file.
  other_accounts text[] not null default '{}',
  -- Entries without an amount, which banks use for messages.
  empty_count integer not null default 0,
  -- The archive that held it.
  archive_id bigint references statement_files (id),
  withdrawn_at timestamptz,
  withdrawn_by_id bigint references users (id),
  withdrawal_reason text check (length(withdrawal_reason) between 1 and 500),
  check ((status = 'failed') = (problem is not null)),
  constraint statement_files_imported check (
case status
    when 'imported' then imported_at is not null
    when 'withdrawn' then true
    else imported_at is null
end),
  constraint statement_files_withdrawn check ((status = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_by_id is null) and (withdrawn_at is null) = (withdrawal_reason is null)),
  constraint statement_files_withdrawn_by_another check (withdrawn_by_id <> uploaded_by_id)
);
create index statement_files_newest on statement_files (id desc);
create index statement_files_of_archive on statement_files (archive_id) where archive_id is not null;
create unique index statement_files_once on statement_files (sha_256) where status not in ('failed', 'withdrawn');
create index statement_files_withdrawn_newest on statement_files (id desc) where status = 'withdrawn';

create table statements (
  id bigint generated always as identity primary key,
  reference text not null unique,
  file_id bigint not null references statement_files (id),
  statement_number text,
  from_on date not null,
  until_on date not null,
  opening_cents bigint,
  closing_cents bigint,
  lines_count integer not null check (lines_count >= 0),
  new_lines_count integer not null,
  credit_cents bigint not null check (credit_cents >= 0),
  debit_cents bigint not null check (debit_cents >= 0),
  created_at timestamptz not null default now(),
  sequence_number bigint,
  -- Its opening balance is the closing one of the statement before it, which is chained too.
  is_chained boolean not null default false,
  confirmed_by_id bigint references users (id),
  confirmed_at timestamptz,
  nth integer not null default 1,
  is_newest_first boolean not null default false,
  -- Null until each of its entries is settled: it proves nothing before.
  completed_at timestamptz,
  -- Of what it begins with and what the statement before it ended with; null for the first, and zero where they join.
  gap_cents bigint,
  -- Other statements that tell of some of its lines, with the same balances.
  shares_with bigint[] not null default '{}',
  -- Lines that are booked within its days and that it does not tell of.
  missing_count integer not null default 0,
  -- Others that begin with the same balance at the same moment.
  rivals bigint[] not null default '{}',
  check (new_lines_count between 0 and lines_count),
  check (from_on <= until_on),
  check ((opening_cents + credit_cents - debit_cents) = closing_cents),
  check ((confirmed_by_id is null) = (confirmed_at is null))
);
create index statements_by_day on statements (until_on desc, id desc);
create index statements_complete on statements (until_on, id)
  where completed_at is not null and opening_cents is not null and closing_cents is not null;
create unique index statements_nth on statements (file_id, nth);
create index statements_of_file on statements (file_id);

create table statement_lines (
  -- By default: the ledger names the line before the row is there.
  id bigint generated by default as identity primary key,
  reference text not null unique,
  -- Null for a line that was entered by hand and that no statement holds yet.
  statement_id bigint references statements (id),
  booked_on date not null,
  value_on date,
  amount_cents bigint not null check (amount_cents <> 0),
  -- What no allocation explains yet: it stands in suspense.
  open_cents bigint not null,
  counterparty_name text check (length(counterparty_name) <= 200),
  counterparty_iban_encrypted text,
  counterparty_iban_index text,
  counterparty_iban_last_4 text,
  counterparty_id bigint references counterparties (id),
  description text not null default '' check (length(description) <= 1000),
  -- Ours, found in the texts: CLM, SUB, PAY, RUN and OWE.
  our_references text[] not null default '{}',
  end_to_end_id text,
  bank_reference text,
  batch_reference text,
  return_reason text,
  is_reversal boolean not null default false,
  charges_cents bigint not null default 0,
  payments_count integer,
  details jsonb not null default '[]',
  set_aside_at timestamptz,
  set_aside_by_id bigint references users (id),
  note text check (length(note) <= 500),
  ledger_transaction_id bigint not null references ledger_transactions (id),
  entered_by_id bigint references users (id),
  created_at timestamptz not null default now(),
  confirmed_by_id bigint references users (id),
  confirmed_at timestamptz,
  -- The bank's own name for it, with its scheme.
  identity text,
  balance_after_cents bigint,
  -- Entered by hand, and taken back: an allocation explains all of it.
  withdrawn_at timestamptz,
  withdrawn_by_id bigint references users (id),
  -- How its operator is known; null where it is not.
  counterparty_basis text check (counterparty_basis in ('account', 'confirmed_name', 'name', 'entered')),
  advised_by_id bigint references statement_files (id),
  check (
case
    when amount_cents > 0 then open_cents between 0 and amount_cents
    else open_cents between amount_cents and 0
end),
  check ((set_aside_at is null) = (set_aside_by_id is null)),
  check (statement_id is not null or entered_by_id is not null),
  check ((confirmed_by_id is null) = (confirmed_at is null)),
  check (confirmed_by_id is null or confirmed_by_id <> entered_by_id),
  check ((withdrawn_at is null) = (withdrawn_by_id is null)),
  check (counterparty_basis is null or counterparty_id is not null)
);
create index statement_lines_advised on statement_lines (advised_by_id) where advised_by_id is not null;
create index statement_lines_by_amount on statement_lines (amount_cents);
create index statement_lines_by_day on statement_lines (booked_on desc, id desc);
create index statement_lines_in_suspense on statement_lines (booked_on desc, id desc) include (amount_cents, open_cents)
  where open_cents <> 0 and set_aside_at is not null;
create index statement_lines_leaving on statement_lines (statement_id, id) where withdrawn_at is null;
create index statement_lines_matched on statement_lines (booked_on desc, id desc) where open_cents = 0 and withdrawn_at is null;
create index statement_lines_note on statement_lines using hash (note) where note is not null;
-- Whether other statements booked on a day.
create index statement_lines_of_day on statement_lines (booked_on, statement_id, id);
create index statement_lines_of_operator on statement_lines (counterparty_id, booked_on desc, id desc);
create index statement_lines_of_statement on statement_lines (statement_id, id);
create index statement_lines_open on statement_lines (booked_on, id) include (open_cents) where open_cents <> 0;
create index statement_lines_provisional on statement_lines (amount_cents) where statement_id is null;
create index statement_lines_search on statement_lines using gin (lower((coalesce(counterparty_name, '') || ' ') || description) gin_trgm_ops);
create index statement_lines_taken_back on statement_lines (booked_on desc, id desc) where withdrawn_at is not null;
-- Texts are too long for an ordered index, and are only compared as a whole.
create index statement_lines_text on statement_lines using hash (description);
create index statement_lines_to_match on statement_lines (booked_on desc, id desc) include (amount_cents, open_cents)
  where open_cents <> 0 and set_aside_at is null;

-- A line is the bank's: files are read into entries first, and each entry becomes a line, or is one that is known. Statements join by their
-- balances and by the lines they share, in whatever order they come.
create table statement_entries (
  file_id bigint not null references statement_files (id),
  -- Of the statements in the file.
  nth integer not null,
  position integer not null,
  booked_on date not null,
  amount_cents bigint not null check (amount_cents <> 0),
  balance_after_cents bigint,
  identity text,
  -- What becomes of the line; it goes when the entry is settled.
  told jsonb,
  -- Set with the outcome that the lines of its day give; it holds while no other statement books on that day.
  decision jsonb,
  -- Lines that may be the same, which a person is asked.
  candidates bigint[],
  outcome text check (outcome in ('booked', 'known', 'replaced')),
  line_id bigint references statement_lines (id),
  answered_by_id bigint references users (id),
  primary key (file_id, nth, "position"),
  check ((outcome is null) = (line_id is null)),
  check (outcome is not null or told is not null)
);
create index statement_entries_asking on statement_entries (file_id) where line_id is null and candidates is not null;
create index statement_entries_by_day on statement_entries (file_id, nth, booked_on, "position");
create unique index statement_entries_line_once on statement_entries (file_id, nth, line_id) where line_id is not null;
create index statement_entries_of_line on statement_entries (line_id) where line_id is not null;
create index statement_entries_waiting on statement_entries (file_id, nth, "position") where line_id is null;

-- What a camt.054 says of a line whose statement says less: its payments and references, until their line is there.
create table line_advices (
  file_id bigint not null references statement_files (id),
  nth integer not null,
  position integer not null,
  booked_on date not null,
  amount_cents bigint not null,
  identity text,
  -- As of statement_entries; null from when a line has it.
  told jsonb,
  line_id bigint unique references statement_lines (id),
  primary key (file_id, nth, "position"),
  check ((told is null) = (line_id is not null))
);
create index line_advices_waiting on line_advices (booked_on, amount_cents) where line_id is null;

-- What a bank takes and gives is booked by rules that one person of finance writes and another activates, or by hand. What a cost was is
-- under the seal, and the nightly check ties each match to its booking. Errors: FB014 as in 0044, FB025 as in 0052.
create table cost_rules (
  id bigint generated always as identity primary key,
  cost_kind text not null check (cost_kind in ('bank_costs', 'interest')),
  direction text not null check (direction in ('in', 'out')),
  -- In the name or the description of a line, in whatever case.
  pattern text check (length(pattern) between 3 and 140),
  iban_encrypted text,
  iban_last_4 text,
  -- What is more waits for a person.
  most_cents bigint not null check (most_cents between 1 and 100000),
  status text not null default 'draft' check (status in ('draft', 'active', 'retired')),
  created_by_id bigint not null references users (id),
  created_at timestamptz not null,
  activated_by_id bigint references users (id),
  activated_at timestamptz,
  retired_by_id bigint references users (id),
  retired_at timestamptz,
  check (pattern is not null or iban_encrypted is not null),
  check ((iban_encrypted is null) = (iban_last_4 is null)),
  check ((activated_by_id is null) = (activated_at is null)),
  check ((retired_by_id is null) = (retired_at is null)),
  check (status <> 'draft' or activated_by_id is null and retired_by_id is null),
  check (status <> 'active' or activated_by_id is not null and retired_by_id is null),
  check (status <> 'retired' or retired_by_id is not null),
  check (activated_by_id <> created_by_id)
);
create index cost_rules_activated_by on cost_rules (activated_by_id);
create index cost_rules_created_by on cost_rules (created_by_id);
create index cost_rules_retired_by on cost_rules (retired_by_id);

-- Four eyes: who made a run does not release it.
create table payout_runs (
  id bigint generated always as identity primary key,
  reference text not null unique,
  status text not null default 'open' check (status in ('open', 'released', 'confirmed', 'cancelled')),
  execute_on date not null,
  total_cents bigint not null check (total_cents > 0),
  payouts_count integer not null check (payouts_count > 0),
  created_by_id bigint not null references users (id),
  released_by_id bigint references users (id),
  released_at timestamptz,
  confirmed_at timestamptz,
  file_xml_encrypted text,
  file_checksum text,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  shown_digest text check (shown_digest ~ '^[0-9a-f]{64}$'),
  check (released_by_id <> created_by_id),
  check ((status in ('released', 'confirmed')) <= (file_xml_encrypted is not null and released_by_id is not null))
);

create table allocations (
  id bigint generated by default as identity primary key,
  -- Null for what belongs to no tenant: runs, and what went back or was written off.
  tenant_id bigint,
  line_id bigint not null references statement_lines (id),
  kind text not null
    check (kind in ('claim', 'reclaim', 'payout_run', 'payout', 'payout_return', 'settlement', 'sent_back', 'write_off', 'withdrawn', 'cost')),
  amount_cents bigint not null check (amount_cents <> 0),
  fee_cents integer not null default 0,
  claim_id bigint,
  payout_run_id bigint references payout_runs (id),
  payout_id bigint,
  account_id bigint references ledger_accounts (id),
  ledger_transaction_id bigint not null references ledger_transactions (id),
  score integer check (score between 0 and 100),
  reasons text[] not null default '{}',
  is_automatic boolean not null default false,
  -- Of what was accepted automatically, a sample is looked at.
  review text not null default 'not_needed' check (review in ('not_needed', 'due', 'confirmed')),
  reviewed_by_id bigint references users (id),
  created_by_id bigint references users (id),
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by_id bigint references users (id),
  reversal_transaction_id bigint unique references ledger_transactions (id),
  cost_kind text check (cost_kind in ('bank_costs', 'interest')),
  cost_rule_id bigint references cost_rules (id),
  check ((kind in ('claim', 'reclaim')) = (claim_id is not null)),
  check (claim_id is null or tenant_id is not null),
  check ((kind = 'cost') = (cost_kind is not null)),
  check (cost_rule_id is null or kind = 'cost'),
  check ((kind = 'payout_run') = (payout_run_id is not null)),
  check ((kind in ('payout', 'payout_return', 'sent_back')) = (payout_id is not null)),
  check ((kind = 'settlement') = (account_id is not null)),
  check (kind <> 'claim' or amount_cents > 0 and fee_cents between 0 and amount_cents),
  check (kind = 'claim' or kind = 'reclaim' or fee_cents = 0),
  check ((reversed_at is null) = (reversal_transaction_id is null)),
  check (is_automatic or created_by_id is not null),
  check (review <> 'due' or is_automatic),
  foreign key (tenant_id, claim_id) references claims (tenant_id, id)
);
create index allocations_of_claim on allocations (claim_id) where claim_id is not null;
create index allocations_of_cost_rule on allocations (cost_rule_id) where cost_rule_id is not null;
create index allocations_of_line on allocations (line_id, id);
create index allocations_of_payout on allocations (payout_id) where payout_id is not null;
create index allocations_of_run on allocations (payout_run_id) where payout_run_id is not null;
create unique index allocations_once on allocations (line_id, claim_id) where claim_id is not null and reversed_at is null;
create index allocations_posted on allocations (ledger_transaction_id) where ledger_transaction_id is not null;
create index allocations_to_review on allocations (id) where review = 'due';

create table payouts (
  -- By default: the reservation in the ledger names the payout before the row is there.
  id bigint generated by default as identity primary key,
  reference text not null unique,
  tenant_id bigint not null,
  user_id bigint,
  amount_cents integer not null check (amount_cents > 0),
  iban_encrypted text not null,
  holder_encrypted text not null,
  iban_last_4 text not null,
  status text not null default 'requested'
    check (status in ('requested', 'in_run', 'sent', 'paid', 'rejected', 'returned', 'cancelled')),
  payout_run_id bigint references payout_runs (id),
  ledger_transaction_id bigint not null references ledger_transactions (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  -- Stored with the payout: a second change of the account must not set an earlier one free.
  not_before timestamptz,
  kind text not null default 'traveller' check (kind in ('traveller', 'tenant', 'operator')),
  line_id bigint references statement_lines (id),
  iban_index text,
  reject_reason text check (length(reject_reason) between 5 and 500),
  rejected_by_id bigint references users (id),
  bank_status text,
  bank_reason text,
  settled_at timestamptz,
  -- The match of the debit that took it from the account.
  debited_by_id bigint references allocations (id),
  has_other_name boolean not null default false,
  payee_answer text check (payee_answer in ('pending', 'match', 'close_match', 'no_match', 'not_possible')),
  payee_answered_at timestamptz,
  payee_name_encrypted text,
  unique (tenant_id, id),
  constraint payouts_answer check ((payee_answered_at is null) = (payee_answer is null or payee_answer = 'pending')),
  check ((status in ('in_run', 'sent', 'paid', 'returned')) <= (payout_run_id is not null)),
  check ((kind = 'traveller') = (user_id is not null)),
  check ((kind = 'operator') = (line_id is not null)),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index payouts_by_iban on payouts (iban_index) where iban_index is not null;
create index payouts_newest on payouts (tenant_id, user_id, id desc);
create index payouts_of_debit on payouts (debited_by_id) where debited_by_id is not null;
create index payouts_of_run on payouts (payout_run_id);
create index payouts_of_user on payouts (user_id, id);
create index payouts_queue on payouts (status, id);
create index payouts_unanswered on payouts (id) where payee_answer = 'pending';
alter table allocations add foreign key (payout_id) references payouts (id);

create table payout_run_downloads (
  id bigint generated always as identity primary key,
  payout_run_id bigint not null references payout_runs (id),
  user_id bigint not null references users (id),
  created_at timestamptz not null default now()
);
create index payout_run_downloads_of_run on payout_run_downloads (payout_run_id);

create table payout_clearances (
  payout_id bigint not null references payouts (id),
  reason text not null
    check (reason in ('wallet_below_zero', 'account_shared', 'account_changed', 'first_payout', 'other_name', 'payee_not_verified', 'rejected_by_report')),
  note text not null check (length(note) between 5 and 500),
  cleared_by_id bigint not null references users (id),
  cleared_at timestamptz not null,
  primary key (payout_id, reason)
);
create index payout_clearances_by on payout_clearances (cleared_by_id);

create table payment_reports (
  id bigint generated always as identity primary key,
  payout_run_id bigint not null references payout_runs (id),
  message_id text not null,
  confirmed_count integer not null,
  rejected_count integer not null,
  uploaded_by_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  unique (payout_run_id, message_id)
);

-- Nobody corrects their own balance. Some were booked together with the bank, before lines were booked on their own.
create table corrections (
  id bigint generated always as identity primary key,
  reference text not null unique,
  kind text not null check (kind in ('adjustment', 'write_off')),
  tenant_id bigint,
  user_id bigint,
  line_id bigint references statement_lines (id),
  amount_cents bigint not null check (amount_cents <> 0),
  reason text not null check (length(reason) between 5 and 500),
  status text not null check (status in ('requested', 'applied', 'rejected', 'withdrawn')),
  requested_by_id bigint not null references users (id),
  decided_by_id bigint references users (id),
  decided_at timestamptz,
  ledger_transaction_id bigint unique references ledger_transactions (id),
  created_at timestamptz not null default now(),
  -- What a write-off books to instead of fees.
  cost_kind text check (cost_kind in ('bank_costs', 'interest')),
  check ((kind = 'adjustment') = (tenant_id is not null)),
  check ((kind = 'write_off') = (line_id is not null)),
  check ((status = 'applied') = (ledger_transaction_id is not null)),
  check ((status = 'requested') = (decided_by_id is null)),
  check (status <> 'applied' or abs(amount_cents) <= 5000 or decided_by_id <> requested_by_id),
  check (user_id is null or user_id <> requested_by_id and user_id is distinct from decided_by_id),
  check (cost_kind is null or kind = 'write_off'),
  constraint corrections_own_withdrawal check (status <> 'withdrawn' or decided_by_id = requested_by_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index corrections_alone on corrections (decided_by_id, decided_at) where status = 'applied' and decided_by_id = requested_by_id;
create index corrections_of_line on corrections (line_id) where line_id is not null;
create index corrections_of_user on corrections (user_id) where user_id is not null;
create unique index corrections_one_write_off on corrections (line_id) where line_id is not null and status = 'requested';
create index corrections_waiting on corrections (id) where status = 'requested';

-- What researchers and staff paid themselves for their work, with the receipt of each.
create table expenses (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^EXP-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  tenant_id bigint not null,
  user_id bigint not null,
  category text not null check (category in ('travel', 'meals', 'lodging', 'equipment', 'phone', 'other')),
  incurred_on date not null,
  amount_cents bigint not null check (amount_cents between 1 and 500000),
  vat_cents bigint not null check (vat_cents >= 0),
  description text not null check (length(description) between 1 and 500),
  -- Of the research job, as its researcher names it.
  job text check (length(job) between 1 and 60),
  receipt_key text not null unique,
  receipt_type text not null check (receipt_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  receipt_size integer not null check (receipt_size between 1 and 10000000),
  sha_256 text not null check (sha_256 ~ '^[0-9a-f]{64}$'),
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected', 'reimbursed', 'withdrawn')),
  decided_by_id bigint references users (id),
  decided_at timestamptz,
  rejection_reason text check (length(rejection_reason) between 5 and 500),
  reimbursed_by_id bigint references users (id),
  reimbursed_at timestamptz,
  ledger_transaction_id bigint unique references ledger_transactions (id),
  -- Null where the person had no bank account, or owed us the amount.
  payout_id bigint unique references payouts (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint expenses_by_two_people check (reimbursed_by_id <> decided_by_id or amount_cents <= 5000),
  check (vat_cents <= amount_cents),
  check (incurred_on >= ((created_at AT TIME ZONE 'Europe/Amsterdam')::date - 365) and incurred_on <= (created_at AT TIME ZONE 'Europe/Amsterdam')::date),
  check ((status in ('approved', 'rejected', 'reimbursed')) = (decided_by_id is not null)),
  check ((decided_by_id is null) = (decided_at is null)),
  check ((status = 'rejected') = (rejection_reason is not null)),
  check ((status = 'reimbursed') = (ledger_transaction_id is not null)),
  check (num_nulls(ledger_transaction_id, reimbursed_by_id, reimbursed_at) in (0, 3)),
  check (payout_id is null or status = 'reimbursed'),
  constraint expenses_not_of_oneself check (decided_by_id <> user_id and reimbursed_by_id <> user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index expenses_alone on expenses (reimbursed_by_id, reimbursed_at) where status = 'reimbursed' and reimbursed_by_id = decided_by_id;
create index expenses_by_amount on expenses (amount_cents, id);
create index expenses_by_day on expenses (incurred_on, id);
create index expenses_newest on expenses (tenant_id, user_id, id desc);
create index expenses_of_category on expenses (category, id);
create index expenses_of_day on expenses (incurred_on, amount_cents);
-- The same receipt, and the same amount on one day.
create index expenses_of_file on expenses (sha_256);
create index expenses_of_payout on expenses (payout_id) where payout_id is not null;
create index expenses_of_status on expenses (status, id);
create index expenses_of_user on expenses (user_id, id);

-- No month is paid twice.
create table premium_periods (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  user_id bigint not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  amount_cents integer not null check (amount_cents > 0),
  ledger_transaction_id bigint not null references ledger_transactions (id),
  created_at timestamptz not null default now(),
  constraint premium_periods_user_id_tstzrange_excl exclude using gist (
    user_id with =, tstzrange(from_at, until_at) with &&),
  check (until_at > from_at),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);

create table referrals (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  referrer_id bigint not null,
  referred_id bigint not null unique,
  ledger_transaction_id bigint references ledger_transactions (id),
  rewarded_at timestamptz,
  created_at timestamptz not null default now(),
  declined_at timestamptz,
  decline_reason text check (decline_reason in ('gone', 'same_account')),
  check (referrer_id <> referred_id),
  check ((rewarded_at is null) = (ledger_transaction_id is null)),
  check ((declined_at is null) = (decline_reason is null)),
  check (rewarded_at is null or declined_at is null),
  foreign key (tenant_id, referred_id) references users (tenant_id, id),
  foreign key (tenant_id, referrer_id) references users (tenant_id, id)
);
create index referrals_of_referrer on referrals (tenant_id, referrer_id, id desc);

-- From which certainty several lines can be accepted at once: the owners choose it.
create table matching_settings (
  is_only boolean default true primary key check (is_only),
  -- In per cent.
  together_from smallint not null check (together_from between 80 and 100)
);

-- Two people sign a month off: nothing counts for a day in it any more. Errors: FB027 a move or a change in a month that is closed, or a
-- month whose sums are not those that were signed.
create table month_closings (
  until_on date primary key check (until_on = (date_trunc('month', until_on::timestamptz) + '1 mon -1 days'::interval)::date),
  -- What each account held together at the end of the month, and what the statement says of the bank.
  totals jsonb not null,
  statement_cents bigint not null,
  head_position bigint not null,
  head_hash bytea not null,
  signed_by_id bigint not null references users (id),
  signed_at timestamptz not null,
  confirmed_by_id bigint references users (id),
  confirmed_at timestamptz,
  check ((confirmed_by_id is null) = (confirmed_at is null)),
  check (confirmed_by_id <> signed_by_id),
  check (statement_cents = (- coalesce((totals ->> 'bank')::bigint, 0::bigint)))
);
create index month_closings_confirmed_by on month_closings (confirmed_by_id);
create index month_closings_signed_by on month_closings (signed_by_id);

-- Which states follow which; check_transition refuses every other change.
insert into state_transitions (subject, from_status, to_status)
select subject, from_status, unnest(next) from (values
  ('corrections', 'requested', array['applied', 'rejected', 'withdrawn']),
  ('cost_rules', 'active', array['retired']),
  ('cost_rules', 'draft', array['active', 'retired']),
  ('expenses', 'approved', array['reimbursed', 'submitted']),
  ('expenses', 'submitted', array['approved', 'rejected', 'withdrawn']),
  ('payout_runs', 'confirmed', array['released']),
  ('payout_runs', 'open', array['cancelled', 'released']),
  ('payout_runs', 'released', array['confirmed']),
  ('payouts', 'in_run', array['requested', 'sent']),
  ('payouts', 'paid', array['rejected', 'returned', 'sent']),
  ('payouts', 'requested', array['cancelled', 'in_run', 'rejected']),
  ('payouts', 'sent', array['paid', 'rejected', 'returned'])
) as transitions (subject, from_status, next);

insert into ledger_kinds (kind, may_overdraw, limit_cents, scopes, allowed, reverses) values
  ('adjustment', false, 1000000, array['staff', 'worker'], '{}', null),
  ('balance.given_up', false, 1000000, array['', 'staff', 'worker'], array['users-', 'fees+'], null),
  ('correction', true, 1000000, array['staff', 'worker'], array['users+', 'users-', 'fees+', 'fees-'], null),
  ('cost.booked', false, 1000000, array['staff', 'worker'], array['suspense+', 'suspense-', 'bank_costs+', 'bank_costs-', 'interest+', 'interest-'], null),
  ('expense.reimbursed', false, 500000, array['staff', 'worker'], array['expenses-', 'users+'], null),
  ('payout.paid', false, 10000000000, array['staff', 'worker'], array['in_transit-', 'due_from_bank-', 'suspense+'], null),
  ('payout.rejected', false, 100000000, array['staff', 'worker'], array['due_from_bank-', 'in_transit+'], null),
  ('payout.requested', false, 100000000, array['', 'staff', 'worker'], array['users-', 'tenants-', 'in_transit+'], null),
  ('payout.returned', false, 100000000, array['staff', 'worker'], array['suspense-', 'in_transit+', 'due_from_bank+'], null),
  ('premium.charged', false, 10000, array['', 'staff', 'worker'], array['users-', 'fees+'], null),
  ('referral.rewarded', false, 10000, array['staff', 'worker'], array['referral_costs-', 'users+'], null),
  ('refund.received', false, 1000000, array['staff', 'worker'], array['suspense-', 'users+', 'tenants+', 'fees+'], null),
  ('refund.reclaimed', true, 1000000, array['staff', 'worker'], array['suspense+', 'users-', 'tenants-', 'fees-'], null),
  ('refund.sent_back', false, 100000000, array['staff', 'worker'], array['suspense-', 'in_transit+'], null),
  ('settlement.received', false, 1000000, array['staff', 'worker'], array['suspense-', 'users+', 'tenants+'], null),
  ('statement.booked', false, 10000000000, array['staff', 'worker'], array['bank+', 'bank-', 'suspense+', 'suspense-'], null),
  ('write_off', false, 1000000, array['staff', 'worker'], array['suspense+', 'suspense-', 'fees+', 'fees-'], null),
  ('cost.reversed', false, 1000000, array['staff', 'worker'], '{}', array['cost.booked']),
  ('payout.reversed', false, 10000000000, array['staff', 'worker'], '{}', array['payout.paid']),
  ('payout.cancelled', false, 100000000, array['', 'staff', 'worker'], '{}', array['payout.requested', 'refund.sent_back']),
  ('refund.reversed', true, 1000000, array['staff', 'worker'], '{}', array['refund.received', 'refund.reclaimed']),
  ('settlement.reversed', true, 1000000, array['staff', 'worker'], '{}', array['settlement.received']),
  ('statement.taken_back', false, 10000000000, array['staff', 'worker'], '{}', array['statement.booked']),
  ('write_off.reversed', false, 1000000, array['staff', 'worker'], '{}', array['write_off']);

insert into ledger_subjects (kind, subject_type, statuses) values
  ('balance.given_up', 'user', null),
  ('correction', 'correction', array['applied']),
  ('cost.booked', 'statement_line', null),
  ('cost.reversed', 'statement_line', null),
  ('expense.reimbursed', 'expense', array['reimbursed']),
  ('payout.cancelled', 'payout', array['cancelled', 'rejected', 'returned']),
  ('payout.cancelled', 'statement_line', null),
  ('payout.paid', 'payout', array['paid', 'returned', 'rejected']),
  ('payout.paid', 'payout_run', array['released', 'confirmed']),
  ('payout.rejected', 'payout', array['rejected']),
  ('payout.requested', 'payout', array['requested']),
  ('payout.returned', 'payout', array['returned', 'rejected']),
  ('payout.reversed', 'statement_line', null),
  ('premium.charged', 'user', null),
  ('referral.rewarded', 'referral', null),
  ('refund.received', 'claim', array['approved', 'partly_approved', 'refunded', 'closed']),
  ('refund.reclaimed', 'claim', array['approved', 'partly_approved', 'refunded', 'closed']),
  ('refund.reversed', 'claim', array['approved', 'partly_approved', 'refunded', 'closed']),
  ('refund.sent_back', 'payout', array['requested']),
  ('settlement.received', 'statement_line', null),
  ('settlement.reversed', 'statement_line', null),
  ('statement.booked', 'statement_line', null),
  ('statement.taken_back', 'statement_line', null),
  ('write_off', 'statement_line', null),
  ('write_off.reversed', 'statement_line', null);

insert into ledger_accounts (code, payment_reference) values
  ('bank', null),
  ('fees', null),
  ('in_transit', null),
  ('suspense', null),
  ('expenses', null),
  ('referral_costs', null),
  ('due_from_bank', null),
  ('bank_costs', null),
  ('interest', null);

insert into ledger_bounds (opened_on, days_ahead) values
  ('2020-01-01', 1);

insert into matching_settings (together_from) values
  (90);
