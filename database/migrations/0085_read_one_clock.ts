import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#database/walls'

/** One clock for statements and for code, and views of the claims that others count. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- The time of the scope where it stands still (a test, a demo), else that of the transaction.
      create function clock_now() returns timestamptz language sql stable parallel safe as
        $$ select coalesce(nullif(current_setting('fareback.now', true), '')::timestamptz, now()) $$;
      -- The day in the Netherlands.
      create function clock_today() returns date language sql stable parallel safe as
        $$ select (clock_now() at time zone 'Europe/Amsterdam')::date $$;
      -- Neither given up nor too late: one of them at most stands for a trip and a kind.
      create view live_claims with (security_invoker = true) as
        select id, tenant_id, user_id, trip_id, batch_id, kind, reference, gross_cents, created_at, submitted_at from claims
        where status not in ('withdrawn', 'expired');
      -- Something is still to happen, by us, their traveller or an operator.
      create view unfinished_claims with (security_invoker = true) as
        select id, tenant_id, user_id from claims where status not in ('refunded', 'closed', 'withdrawn', 'expired', 'rejected');
      -- Neither paid nor returned.
      create view pending_payouts with (security_invoker = true) as
        select id, tenant_id, user_id, amount_cents from payouts where status in ('requested', 'in_run', 'sent');
      grant select on live_claims, unfinished_claims, pending_payouts to ${appRole};
    `)
  }

  async down() {
    this.schema.raw(`
      drop view pending_payouts;
      drop view unfinished_claims;
      drop view live_claims;
      drop function clock_today();
      drop function clock_now();
    `)
  }
}
