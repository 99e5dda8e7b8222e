import { BaseSchema } from '@adonisjs/lucid/schema'

/** A referral is rewarded or declined at the first refund, and never looked at again. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table referrals
        add column declined_at timestamptz,
        add column decline_reason text check (decline_reason in ('gone', 'same_account')),
        add check ((declined_at is null) = (decline_reason is null)),
        add check (rewarded_at is null or declined_at is null);
    `)
  }
}
