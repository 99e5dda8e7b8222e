import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the traveller submitted, the operator answers to the traveller: who told us of an answer stands with it, and travellers are asked
 * on the day the term ends, until they know or nobody heard anything for long.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table decisions
        alter column decided_by_id drop not null,
        add column told_by text not null default 'operator' check (told_by in ('operator', 'traveller', 'export')),
        add constraint decisions_told check ((told_by = 'operator') = (decided_by_id is not null));

      alter table claims
        -- When its traveller is asked next, and how often that was done.
        add column ask_on date,
        add column times_asked integer not null default 0 check (times_asked >= 0),
        add column asked_at timestamptz,
        add column not_heard_at timestamptz,
        add constraint claims_not_heard check (not_heard_at is null or status = 'closed');
      create index claims_to_ask on claims (coalesce(ask_on, expected_answer_on)) where status in ('submitted', 'acknowledged') and channel <> 'letter';
      insert into moves (subject, from_status, to_status) values ('claims', 'submitted', 'closed'), ('claims', 'acknowledged', 'closed');
    `)
  }
}
