import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a traveller answers about a claim that left already has to reach the operator, an objection that came back has to be written
 * again, and a committee that its traveller wants has to be gone to: each waits with us until it is done.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table claims
        add column replied_at timestamptz,
        add column committee_stage text check (committee_stage in ('asked', 'wanted'));
      update claims c set committee_stage = case when k.answer is null then 'asked' else 'wanted' end
        from committee_consents k
        where k.claim_id = c.id and (k.answer is null or k.answer = 'yes') and c.escalated_to is distinct from k.committee
          and c.status in ('rejected', 'partly_approved', 'objected', 'escalated');
      alter table claims alter column waits_with set expression as (
        case when status = 'on_hold' then 'traveller'
             when status in ('withdrawn', 'expired', 'refunded', 'closed') then 'nobody'
             when replied_at is not null then 'us'
             when committee_stage = 'asked' then 'traveller'
             when committee_stage = 'wanted' then 'us'
             when status = 'ready' then case when channel = 'letter' then 'us' else 'traveller' end
             when status in ('submitted', 'acknowledged') and channel = 'letter' then case when overdue_at is null then 'operator' else 'us' end
             when status in ('submitted', 'acknowledged') then case when asked_at is null then 'operator' else 'traveller' end
             when objection_id is not null and objected_at is null then 'us'
             when status = 'rejected' and objected_at is null and contestable_until is not null then 'us'
             when status in ('approved', 'partly_approved', 'objected') then 'operator'
             when status = 'escalated' then 'committee'
             else 'nobody' end);
      create index claims_replied on claims (replied_at) where replied_at is not null;
      create index claims_for_a_committee on claims (id) where committee_stage = 'wanted';
      create index claims_to_object_again on claims (returned_at)
        where returned_at is not null and objection_id is null and objected_at is null and status in ('rejected', 'partly_approved');
    `)
  }
}
