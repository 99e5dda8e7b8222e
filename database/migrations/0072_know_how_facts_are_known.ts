import { BaseSchema } from '@adonisjs/lucid/schema'
import { readableByApp } from '#database/walls'

/**
 * When an operator answers is measured for each way a claim goes, stated by a source that someone read, or assumed; a claim keeps what was
 * expected when it left. Facts that no source confirms are marked so: terms that were found for delays only, and day 5 for everyone
 * where NS corrects by itself for NS Flex and the NS Business Card alone. NS Flex has rules of its own. Source: ns.nl/en (customer service).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table answer_times (
        counterparty_id bigint not null references counterparties (id) on delete cascade,
        way text not null check (way in ('letter', 'guided', 'objection')),
        median_days integer not null check (median_days >= 0),
        most_days integer not null check (most_days >= median_days),
        sample integer not null check (sample >= 10),
        measured_on date not null,
        primary key (counterparty_id, way)
      );

      alter table counterparties
        drop column answer_median_days, drop column answer_p_80_days, drop column answer_sample, drop column answers_measured_on,
        add column answer_source text,
        add column answer_confirmed boolean not null default false,
        add column answer_checked_on date,
        add column answer_checked_by_id bigint references users (id),
        add constraint counterparties_answer_source check (not answer_confirmed or (answer_source is not null and answer_checked_on is not null));
      update counterparties set answer_source = 'ret.nl: reply in 5 working days', answer_confirmed = true, answer_checked_on = date '2026-11-20'
        where slug = 'ret' and answer_days = 5 and answer_unit = 'working_days';

      alter table claims
        add column expected_from text check (expected_from in ('measured', 'stated', 'assumed')),
        add column expected_days integer check (expected_days >= 0),
        add column expected_most_days integer check (expected_most_days >= expected_days),
        add column expected_sample integer check (expected_sample >= 10),
        add constraint claims_expected_measured check ((expected_from is not distinct from 'measured') = (expected_sample is not null));

      alter table claim_rules
        add column checked_by_id bigint references users (id),
        drop constraint claim_rules_medium_check,
        add constraint claim_rules_medium_check check (medium in ('ov_chipkaart', 'ovpay', 'ns_business', 'ns_flex'));
      update claim_rules r set confirmed = false, source = r.source || '; that its term is the same is not confirmed'
        from counterparties o where o.id = r.counterparty_id and r.kind = 'double_charge' and r.confirmed and r.checked_on = date '2026-11-20' and o.slug in ('ns', 'ebs', 'gvb', 'htm');
      update claim_rules r set confirmed = false, source = r.source || ' for delays; that it is the same for missed taps is not confirmed'
        from counterparties o where o.id = r.counterparty_id and r.kind in ('missed_check_out', 'missed_check_in') and r.medium is null and r.confirmed
          and r.checked_on = date '2026-11-20' and o.slug in ('ebs', 'htm');
      update claim_rules r set earliest_days = 1, source = 'ns.nl/en: from 24 hours after check-in, six months, three a calendar year; that NS takes a letter with a mandate is not confirmed'
        from counterparties o where o.id = r.counterparty_id and o.slug = 'ns' and r.kind in ('missed_check_out', 'missed_check_in')
          and r.medium is null and r.version = 1 and r.earliest_days = 5;
      insert into claim_rules (counterparty_id, kind, version, medium, valid_from, fee_train_cents, fee_local_cents, cap_count, cap_period, cap_scope,
          earliest_days, latest_months, minimum_cents, channel, form_url, refund_to, goodwill, source, confirmed, checked_on, status)
        select r.counterparty_id, r.kind, (select max(version) + 1 from claim_rules n where n.counterparty_id = r.counterparty_id and n.kind = r.kind),
          'ns_flex', r.valid_from, r.fee_train_cents, r.fee_local_cents, 3, 'year', 'person', 5, 6, 1, 'portal', 'https://www.ns.nl/mijnns', 'traveller', false,
          'ns.nl/en: NS Flex only in Mijn NS or with customer service, on the next invoice; NS corrects by itself what it can guess', true, date '2026-11-20', 'active'
        from claim_rules r join counterparties o on o.id = r.counterparty_id
        where o.slug = 'ns' and r.kind in ('missed_check_out', 'missed_check_in') and r.medium is null and r.version = 1;
    `)
    this.schema.raw(readableByApp('answer_times', 'select, insert, update, delete'))
  }
}
