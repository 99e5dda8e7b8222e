import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { staffOnly, wall } from '#database/walls'

/** A claim is ready until it really left: in a letter to the operator, or by the traveller where only the holder can ask. */
export default class extends BaseSchema {
  async up() {
    this.#describeOperators()
    this.#describeRules()
    this.#loadChannels()
    this.#prepareClaims()
    this.#createSubmissions()
  }

  #describeOperators() {
    this.schema.raw(`
      alter table counterparties
        add column brands text[] not null default '{}',
        add column email text check (length(email) between 3 and 254),
        add column address text check (length(address) between 1 and 300),
        add column ibans text[] not null default '{}',
        add column answer_unit text not null default 'calendar_days'
          check (answer_unit in ('calendar_days', 'working_days'));
      update counterparties set ibans = array[iban] where iban is not null;
      alter table counterparties drop column iban;
    `)
  }

  #describeRules() {
    this.schema.raw(`
      alter table claim_rules
        add column medium text check (medium in ('ov_chipkaart', 'ovpay', 'ns_business')),
        add column payer text check (payer in ('traveller', 'employer')),
        add column product text check (product in ('full', 'off_peak_discount', 'always_discount', 'other_discount',
          'off_peak_free', 'weekend_free', 'student_week', 'student_weekend', 'always_free', 'route_free')),
        add column channel text check (channel in ('portal', 'web_form', 'shared_site', 'letter')),
        add column form_url text check (form_url ~ '^https://'),
        add column refund_to text not null default 'fareback' check (refund_to in ('fareback', 'traveller', 'employer')),
        add column cap_scope text not null default 'person' check (cap_scope in ('person', 'card', 'account')),
        add column latest_months integer check (latest_months between 1 and 60),
        add column status text not null default 'active' check (status in ('draft', 'active', 'retired')),
        add column created_by_id bigint references users (id),
        add column activated_by_id bigint references users (id),
        add column activated_at timestamptz,
        add column checked_on date,
        alter column latest_days drop not null,
        drop constraint claim_rules_counterparty_id_kind_daterange_excl,
        add check ((latest_days is null) <> (latest_months is null)),
        add check (activated_by_id <> created_by_id);
      -- On any day one rule, or none, holds for an operator, a kind of claim, a medium, a product and who pays.
      alter table claim_rules add constraint claim_rules_one_a_day exclude using gist (
        counterparty_id with =, kind with =, (coalesce(medium, '')) with =, (coalesce(product, '')) with =,
        (coalesce(payer, '')) with =, daterange(valid_from, valid_to, '[]') with &&) where (status = 'active');
    `)
  }

  /**
   * Sources of the facts: ns.nl (six months, three a calendar year), ret.nl (address), uitcheckgemist.nl and ovpay.nl (only the
   * holder asks). That NS takes a letter with a mandate is not confirmed, and the rule says so.
   */
  #loadChannels() {
    this.schema.raw(`
      update claim_rules r set
        channel = case when r.kind in ('double_charge', 'same_station') or o.slug in ('ns', 'ret') then 'letter'
          else o.channel end,
        checked_on = '2026-11-20'
        from counterparties o where o.id = r.counterparty_id;
      update claim_rules r set form_url = o.channel_url, refund_to = 'traveller'
        from counterparties o where o.id = r.counterparty_id and r.channel <> 'letter';
      update claim_rules r set latest_months = 6, latest_days = null, confirmed = false,
          source = 'ns.nl: six months, three a calendar year; that NS takes a letter with a mandate is not confirmed'
        from counterparties o where o.id = r.counterparty_id and o.slug = 'ns'
          and r.kind in ('missed_check_out', 'missed_check_in');
      alter table claim_rules alter column channel set not null,
        add check ((channel = 'letter') = (form_url is null));

      -- OVpay takes corrections of every operator in one place, within the window of each trip.
      insert into claim_rules (counterparty_id, kind, version, medium, valid_from, fee_train_cents, fee_local_cents,
          earliest_days, latest_days, evidence, source, confirmed, channel, form_url, refund_to, checked_on)
        select counterparty_id, kind, 2, 'ovpay', valid_from, fee_train_cents, fee_local_cents, 6, 82,
          'Number of the bank statement line (NLOV) and amount', 'ovpay.nl: from 6 days after the charge, within 82 days of travel',
          true, 'portal', 'https://www.ovpay.nl', 'traveller', '2026-11-20'
        from claim_rules where kind in ('missed_check_out', 'missed_check_in') and version = 1;

      update counterparties set brands = case slug
          when 'keolis' then '{RRReis,Syntus,Blauwnet,allGo,U-OV}'
          when 'transdev' then '{Connexxion,Hermes,Breng,Overal,Texelhopper,U-OV,Bravo,R-net,RRReis}'
          when 'arriva' then '{Bravo,Blauwnet,RRReis,R-net}'
          when 'qbuzz' then '{U-OV,Qlink,Qliner,snelBuzz,R-net}'
          when 'ebs' then '{MeerPlus,R-net,RRReis}'
          else '{}' end::text[],
        answer_days = case when slug = 'ret' then 5 else answer_days end,
        answer_unit = case when slug = 'ret' then 'working_days' else answer_unit end,
        address = case slug
          when 'ret' then E'RET\\nAfdeling Klantenservice\\nPostbus 112\\n3000 AC Rotterdam' end;
      alter table counterparties drop column channel, drop column channel_url;
    `)
  }

  #prepareClaims() {
    this.schema.raw(`
      insert into moves (subject, from_status, to_status) values
        ('claims', 'draft', 'ready'), ('claims', 'ready', 'submitted'), ('claims', 'ready', 'withdrawn'),
        ('claims', 'ready', 'expired');
      alter table claims drop constraint claims_status_check;
      update claims set status = 'ready' where status = 'draft';
      delete from moves where subject = 'claims' and (from_status = 'draft'
        or (from_status in ('submitted', 'acknowledged') and to_status = 'expired'));
      alter table claims
        add constraint claims_status_check check (status in ('ready', 'submitted', 'acknowledged', 'approved',
          'partly_approved', 'rejected', 'objected', 'refunded', 'closed', 'withdrawn', 'expired')),
        alter column status set default 'ready',
        alter column stage set expression as (
          case when status = 'ready' then 'filing'
               when status in ('submitted', 'acknowledged', 'objected') then 'review'
               when status in ('approved', 'partly_approved') then 'refund'
               when status in ('rejected', 'refunded', 'closed') then 'decided'
               else 'ended' end),
        add column channel text not null default 'letter'
          check (channel in ('portal', 'web_form', 'shared_site', 'letter')),
        add column refund_to text not null default 'fareback' check (refund_to in ('fareback', 'traveller', 'employer')),
        add column operator_reference text check (length(operator_reference) between 1 and 60),
        add column reminded_at timestamptz,
        add column paid_directly_at timestamptz,
        add check (submitted_at is not null or status in ('ready', 'withdrawn', 'expired'));
      alter table claims alter column channel drop default, alter column refund_to drop default;
      create index claims_ready on claims (counterparty_id, channel, id) where status = 'ready';
      create index claims_closing on claims (deadline_on) where status = 'ready';

      -- What a claim rests on, as it was when it was made. Encrypted, for it holds card numbers; only a new key rewrites it.
      create table evidence_bundles (
        id bigint generated always as identity primary key,
        claim_id bigint not null unique references claims (id),
        tenant_id bigint not null,
        user_id bigint not null,
        body_encrypted text not null,
        sha_256 text not null check (sha_256 ~ '^[0-9a-f]{64}$'),
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id)
      );
      create index evidence_bundles_of_user on evidence_bundles (tenant_id, user_id);
    `)
    this.schema.raw(wall('evidence_bundles', 'select, insert, delete, update (body_encrypted)'))
  }

  #createSubmissions() {
    this.schema.raw(`
      create table submissions (
        id bigint generated always as identity primary key,
        reference text not null unique check (reference ~ '^SUB-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
        counterparty_id bigint not null references counterparties (id),
        day date not null,
        status text not null default 'preparing' check (status in ('preparing', 'prepared', 'sent', 'posted', 'cancelled')),
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
        check (status in ('preparing', 'cancelled') or (letter_key is not null and table_key is not null)),
        check ((letter_key is null) = (letter_sha_256 is null) and (table_key is null) = (table_sha_256 is null)),
        check ((status in ('sent', 'posted')) = (submitted_at is not null)),
        check (email_id is null or status = 'sent')
      );
      -- One letter per operator and day.
      create unique index submissions_once on submissions (counterparty_id, day) where status <> 'cancelled';
      create index submissions_newest on submissions (id desc);
      create index submissions_of_status on submissions (status, id);
      alter table claims add column submission_id bigint references submissions (id);
      create index claims_of_submission on claims (submission_id, id) where submission_id is not null;
      alter table emails add column attachments jsonb not null default '[]';
      insert into moves (subject, from_status, to_status) values
        ('submissions', 'preparing', 'prepared'), ('submissions', 'preparing', 'cancelled'),
        ('submissions', 'prepared', 'preparing'), ('submissions', 'prepared', 'cancelled'),
        ('submissions', 'prepared', 'sent'), ('submissions', 'prepared', 'posted');
      create trigger submissions_move before update of status on submissions
        for each row when (old.status is distinct from new.status) execute function check_move();
    `)
    this.schema.raw(staffOnly('submissions', 'select, insert, update'))
    for (const job of ['send_submission', 'prepare_submissions', 'watch_deadlines']) {
      this.schema.raw(`select pgboss.create_queue('${job}', '${JSON.stringify(JOB_OPTIONS)}')`)
    }
  }
}
