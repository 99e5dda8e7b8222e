import { BaseSchema } from '@adonisjs/lucid/schema'
import { wall } from '#database/walls'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table audit_logs (
        id bigint generated always as identity primary key,
        tenant_id bigint not null references tenants (id),
        actor_id bigint references users (id),
        actor_name text not null,
        action text not null,
        subject_type text not null,
        subject_id bigint not null,
        changes jsonb not null default '{}',
        request_id text,
        ip inet,
        created_at timestamptz not null default clock_timestamp()
      );
      create index audit_logs_subject on audit_logs (tenant_id, subject_type, subject_id, id);

      create or replace function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'FB010';
      end $$;
      create trigger audit_logs_append_only before update or delete on audit_logs
        for each statement execute function refuse_change();
    `)
    this.schema.raw(wall('audit_logs', 'select, insert'))
  }
}
