import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { readableByApp, staffOnly, wall } from '#database/walls'

/** Answers with their history, objections and reminders by letter, and escalation to a committee. */
export default class extends BaseSchema {
  async up() {
    this.#describeOperators()
    this.#addBusinessRules()
    this.#extendClaims()
    this.#createDecisions()
    this.#writeMoreLetters()
    this.#countOwnCorrections()
    // Owners keep who runs where.
    this.schema.raw(readableByApp('concessions', 'insert, update'))
    this.schema.raw(readableByApp('concession_places', 'insert, delete'))
    for (const job of ['tell_decisions', 'close_claims']) {
      this.schema.raw(`select pgboss.create_queue('${job}', '${JSON.stringify(JOB_OPTIONS)}')`)
    }
  }

  /** Real answer times are measured once a day; the days to object are ours until an operator states them. */
  #describeOperators() {
    this.schema.raw(`
      alter table counterparties
        add column objection_days integer not null default 42 check (objection_days between 1 and 366),
        add column answer_median_days integer check (answer_median_days >= 0),
        add column answer_p_80_days integer check (answer_p_80_days >= answer_median_days),
        add column answer_sample integer not null default 0 check (answer_sample >= 0),
        add column answers_measured_on date;
    `)
  }

  /** Source: ns.nl/en/business. Corrected on the employer's invoice; automatic corrections count too. */
  #addBusinessRules() {
    this.schema.raw(`
      insert into claim_rules (counterparty_id, kind, version, medium, payer, valid_from, fee_train_cents, fee_local_cents,
          earliest_days, latest_months, cap_count, cap_period, cap_scope, evidence, source, confirmed, channel, form_url,
          refund_to, checked_on)
        select counterparty_id, kind, 3, 'ns_business', 'employer', valid_from, fee_train_cents, fee_local_cents, 5, 6, 5, 'year',
          'card', 'Number of the NS-Business Card and the journey', 'ns.nl/en/business: five per card and calendar year, within six months',
          true, 'portal', 'https://www.ns.nl/zakelijk', 'employer', '2026-11-20'
        from claim_rules r join counterparties o on o.id = r.counterparty_id
        where o.slug = 'ns' and r.kind in ('missed_check_out', 'missed_check_in') and r.version = 1;
    `)
  }

  #extendClaims() {
    this.schema.raw(`
      alter table claims drop constraint claims_status_check;
      alter table claims
        add constraint claims_status_check check (status in ('ready', 'submitted', 'acknowledged', 'on_hold', 'approved',
          'partly_approved', 'rejected', 'objected', 'escalated', 'refunded', 'closed', 'withdrawn', 'expired')),
        add column held_status text check (held_status in ('ready', 'submitted', 'acknowledged', 'objected')),
        add column hold_reason text check (hold_reason in ('stop_unclear', 'card_details', 'product_proof', 'question')),
        add column hold_note text check (length(hold_note) <= 2000),
        add column hold_reply text check (length(hold_reply) <= 2000),
        -- The last day to object to a first answer, or to go to a committee after a last one.
        add column contestable_until date,
        add column objected_at timestamptz,
        add column escalated_at timestamptz,
        add column escalated_to text check (escalated_to in ('klachtenloket', 'geschillencommissie')),
        add column case_reference text check (length(case_reference) between 1 and 60),
        add column overdue_at timestamptz,
        add column operator_reminded_at timestamptz,
        add check ((status = 'on_hold') = (held_status is not null)),
        add check (held_status is null or hold_reason is not null),
        add check ((escalated_at is null) = (escalated_to is null)),
        add check (status <> 'escalated' or escalated_at is not null),
        add check (status <> 'objected' or objected_at is not null) not valid;
      alter table claims alter column stage set expression as (
        case when status = 'ready' or held_status = 'ready' then 'filing'
             when status in ('submitted', 'acknowledged', 'objected', 'escalated', 'on_hold') then 'review'
             when status in ('approved', 'partly_approved') then 'refund'
             when status in ('rejected', 'refunded', 'closed') then 'decided'
             else 'ended' end);
      update claims set objected_at = coalesce(decided_at, created_at) where status = 'objected';
      -- For answers from before there was a term.
      update claims set contestable_until = (decided_at at time zone 'Europe/Amsterdam')::date + 42
        where status in ('rejected', 'partly_approved');
      drop index claims_closing;
      create index claims_closing on claims (deadline_on) where status = 'ready' or held_status = 'ready';
      create index claims_awaiting on claims (expected_answer_on, counterparty_id) where status in ('submitted', 'acknowledged');
      create index claims_contestable on claims (contestable_until) where status = 'rejected';
      -- For the filters of the list of claims.
      create index claims_of_status on claims (status, id);
      create index claims_of_reason on claims (rejection_reason, id) where rejection_reason is not null;
      create index claims_refunded on claims (decided_at) where status = 'refunded';
      insert into moves (subject, from_status, to_status) values
        ('claims', 'ready', 'on_hold'), ('claims', 'submitted', 'on_hold'), ('claims', 'acknowledged', 'on_hold'),
        ('claims', 'objected', 'on_hold'), ('claims', 'on_hold', 'ready'), ('claims', 'on_hold', 'submitted'),
        ('claims', 'on_hold', 'acknowledged'), ('claims', 'on_hold', 'objected'), ('claims', 'on_hold', 'withdrawn'),
        ('claims', 'on_hold', 'expired'),
        ('claims', 'objected', 'escalated'), ('claims', 'rejected', 'escalated'), ('claims', 'partly_approved', 'escalated'),
        ('claims', 'escalated', 'approved'), ('claims', 'escalated', 'partly_approved'), ('claims', 'escalated', 'rejected'),
        ('claims', 'escalated', 'closed'),
        -- An answer that is taken back, or amended.
        ('claims', 'approved', 'submitted'), ('claims', 'approved', 'acknowledged'), ('claims', 'approved', 'objected'),
        ('claims', 'approved', 'escalated'), ('claims', 'approved', 'partly_approved'), ('claims', 'approved', 'rejected'),
        ('claims', 'partly_approved', 'submitted'), ('claims', 'partly_approved', 'acknowledged'),
        ('claims', 'partly_approved', 'approved'), ('claims', 'partly_approved', 'rejected'),
        ('claims', 'rejected', 'submitted'), ('claims', 'rejected', 'acknowledged'),
        ('claims', 'rejected', 'approved'), ('claims', 'rejected', 'partly_approved')
        on conflict do nothing;
    `)
  }

  #createDecisions() {
    this.schema.raw(`
      -- Letters and mails of operators. One may be about many people, so only staff read them.
      create table attachments (
        id bigint generated always as identity primary key,
        public_id uuid not null default gen_random_uuid() unique,
        -- It answers one claim, or all of a letter.
        claim_id bigint references claims (id),
        submission_id bigint references submissions (id),
        key text not null unique,
        name text not null check (length(name) between 1 and 200),
        type text not null,
        size integer not null check (size > 0),
        sha_256 text not null check (sha_256 ~ '^[0-9a-f]{64}$'),
        created_by_id bigint not null references users (id),
        created_at timestamptz not null default now(),
        check (num_nonnulls(claim_id, submission_id) = 1)
      );
      create index attachments_of_claim on attachments (claim_id) where claim_id is not null;
      create index attachments_of_submission on attachments (submission_id) where submission_id is not null;

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
        reason text check (reason in ('too_late', 'cap_reached', 'already_corrected', 'card_not_found', 'stops_do_not_match',
          'no_valid_product', 'not_charged', 'other')),
        note text check (length(note) <= 2000),
        previous_status text not null check (previous_status in ('submitted', 'acknowledged', 'objected', 'escalated')),
        answered_on date not null,
        decided_by_id bigint not null references users (id),
        amends_id bigint unique references decisions (id),
        amendment text check (length(amendment) between 5 and 500),
        review text not null default 'not_needed' check (review in ('not_needed', 'due', 'confirmed')),
        reviewed_by_id bigint references users (id),
        reviewed_at timestamptz,
        created_at timestamptz not null default now(),
        undone_at timestamptz,
        told_at timestamptz,
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check ((outcome = 'rejected') = (approved_cents is null)),
        check ((outcome = 'rejected') = (reason is not null)),
        check ((amends_id is null) = (amendment is null)),
        check ((review = 'confirmed') = (reviewed_at is not null) and (reviewed_at is null) = (reviewed_by_id is null)),
        check (reviewed_by_id <> decided_by_id),
        check (decided_by_id <> user_id)
      );
      create index decisions_of_claim on decisions (claim_id, id);
      create index decisions_of_user on decisions (tenant_id, user_id);
      create index decisions_to_review on decisions (claim_id) where review = 'due';
      create index decisions_to_tell on decisions (user_id, id) where told_at is null and undone_at is null;
      create index decisions_of_actor on decisions (decided_by_id, created_at desc);

      insert into decisions (tenant_id, user_id, claim_id, outcome, approved_cents, reason, note, previous_status, answered_on,
          decided_by_id, created_at, told_at)
        select tenant_id, user_id, id, case when rejection_reason is not null then 'rejected'
            when approved_cents < gross_cents then 'partly_approved' else 'approved' end,
          approved_cents, case when approved_cents is null then coalesce(rejection_reason, 'other') end, decision_note, 'submitted',
          (decided_at at time zone 'Europe/Amsterdam')::date, decided_by_id, decided_at, decided_at
        from claims where decided_at is not null and decided_by_id is not null and decided_by_id <> user_id
          and (approved_cents is null) = (rejection_reason is not null);
    `)
    this.schema.raw(staffOnly('attachments', 'select, insert, delete'))
    this.schema.raw(staffOnly('decision_imports', 'select, insert, update, delete'))
    this.schema.raw(wall('decisions', 'select, insert, update'))
  }

  /** One letter of claims a day, and as many objections and reminders as there are reasons for. */
  #writeMoreLetters() {
    this.schema.raw(`
      alter table submissions add column kind text not null default 'claims' check (kind in ('claims', 'objections', 'reminder')),
        add column argument text check (length(argument) between 20 and 4000),
        add check ((kind = 'objections') = (argument is not null));
      drop index submissions_once;
      create unique index submissions_once on submissions (counterparty_id, day) where status <> 'cancelled' and kind = 'claims';
      create unique index reminders_once on submissions (counterparty_id, day) where status <> 'cancelled' and kind = 'reminder';
      create index submissions_of_operator on submissions (counterparty_id, day desc);

      -- A claim is objected to once, in one letter.
      alter table claims add column objection_id bigint references submissions (id);
      create index claims_of_objection on claims (objection_id, id) where objection_id is not null;
      create index claims_to_object_to on claims (id)
        where status in ('rejected', 'partly_approved') and objected_at is null and objection_id is null;

      create table reminded_claims (
        submission_id bigint not null references submissions (id),
        claim_id bigint not null references claims (id),
        primary key (submission_id, claim_id)
      );
      create index reminded_claims_of_claim on reminded_claims (claim_id);
    `)
    this.schema.raw(staffOnly('reminded_claims', 'select, insert, delete'))
  }

  /** Corrections that a traveller says to have asked for without us: they use the operator's cap. */
  #countOwnCorrections() {
    this.schema.raw(`
      create table own_corrections (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        user_id bigint not null,
        counterparty_id bigint not null references counterparties (id),
        period_start date not null,
        count integer not null check (count between 0 and 50),
        updated_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        unique (tenant_id, user_id, counterparty_id, period_start)
      );
    `)
    this.schema.raw(wall('own_corrections'))
  }
}
