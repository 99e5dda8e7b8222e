import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { staffOnly } from '#database/walls'

/** Adding up every entry takes seconds where there are millions: a job does it, and pages read what it found. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table ledger_checks (
        id bigint primary key generated always as identity,
        checked_at timestamptz not null,
        entries_count bigint not null check (entries_count >= 0),
        faults jsonb not null check (jsonb_typeof(faults) = 'array')
      );
      select pgboss.create_queue('check_ledger', '${JSON.stringify({ ...JOB_OPTIONS, policy: 'short' })}');
    `)
    this.schema.raw(staffOnly('ledger_checks', 'select, insert'))
  }
}
