import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the evidence of a claim says against an answer goes into the letter with it; an objection leaves after someone else than wrote it
 * compared it with the evidence. Letters of before 25 November 2026 left without that.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table claims add column objection_facts text[];

      alter table submissions
        add column checked_by_id bigint references users (id),
        add column checked_at timestamptz,
        add constraint submissions_checked check ((checked_by_id is null) = (checked_at is null)),
        add constraint submissions_checked_by_another check (checked_by_id <> created_by_id),
        add constraint submissions_objections_checked check (
          kind <> 'objections' or checked_at is not null or status in ('preparing', 'prepared', 'cancelled')
          or created_at < timestamptz '2026-11-25'
        );
      create index submissions_to_check on submissions (id) where kind = 'objections' and status = 'prepared' and checked_at is null;
    `)
  }
}
