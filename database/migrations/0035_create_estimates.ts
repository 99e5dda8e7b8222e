import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { staffOnly } from '#database/walls'

/** Files of visitors who want their estimate kept until they have an account, for a day at most. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table estimates (
        id bigint generated always as identity primary key,
        -- Of the token that the visitor's session holds.
        token_hash text not null unique,
        file_name text not null,
        file_name_encrypted text,
        file_key text not null,
        byte_size bigint not null check (byte_size > 0),
        result jsonb not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        check (expires_at <= created_at + interval '25 hours')
      );
      create index estimates_expired on estimates (expires_at);
    `)
    this.schema.raw(staffOnly('estimates', 'select, insert, update, delete'))
    this.schema.raw(
      `select pgboss.create_queue('prune_estimates', '${JSON.stringify(JOB_OPTIONS)}')`
    )
  }
}
