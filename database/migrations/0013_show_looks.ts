import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever looks at someone's business travel is shown to that person. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table tenants add column managers_see text not null default 'totals' check (managers_see in ('totals', 'trips'));

      create table looks (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        user_id bigint not null,
        by_id bigint not null check (by_id <> user_id),
        by_name text not null,
        what text not null check (what in ('trips', 'claim')),
        claim_id bigint,
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        foreign key (tenant_id, by_id) references users (tenant_id, id),
        foreign key (tenant_id, claim_id) references claims (tenant_id, id),
        check ((what = 'claim') = (claim_id is not null))
      );
      create index looks_newest on looks (tenant_id, user_id, id desc)`)
  }
}
