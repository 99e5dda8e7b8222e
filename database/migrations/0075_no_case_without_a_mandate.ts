import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A committee hears of no claim whose traveller withdrew the mandate after saying yes. What no source says of a rule is not marked as
 * confirmed: the term of a stay at one station; GVB says three months, not ninety days. Sources: gvb.nl; ns.nl/en.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create or replace function committee_needs_consent() returns trigger language plpgsql as $$
      begin
        if new.escalated_to is not null and new.escalated_to is distinct from old.escalated_to and not exists (
          select from committee_consents c join users u on u.id = c.user_id and u.mandate_signed_at is not null
          where c.claim_id = new.id and c.committee = new.escalated_to and c.answer = 'yes'
        ) then
          raise exception 'The traveller of claim % did not say yes to the %', new.reference, new.escalated_to using errcode = 'FB030';
        end if;
        return new;
      end $$;

      update claim_rules r set confirmed = false, source = r.source || '; its term is not confirmed'
        from counterparties o where o.id = r.counterparty_id and o.slug = 'ns' and r.kind = 'same_station' and r.confirmed and r.checked_on = date '2026-11-20';
      update claim_rules r set latest_days = null, latest_months = 3
        from counterparties o where o.id = r.counterparty_id and o.slug = 'gvb' and r.kind in ('missed_check_out', 'missed_check_in')
          and r.medium is null and r.latest_days = 90 and r.version = 1;
      update claim_rules r set source = 'ns.nl/en: six months, three a calendar year; NS Flex only in Mijn NS or with customer service, on the next invoice; NS corrects by itself what it can guess, on day 5'
        from counterparties o where o.id = r.counterparty_id and o.slug = 'ns' and r.medium = 'ns_flex' and r.checked_on = date '2026-11-20';
    `)
  }
}
