import { BaseSchema } from '@adonisjs/lucid/schema'

/** An organisation claims the business travel of its people, on a mandate of its own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table tenants
        add column legal_name text check (length(legal_name) between 2 and 120),
        add column address_line text check (length(address_line) between 1 and 120),
        add column postcode text check (length(postcode) between 1 and 12),
        add column city text check (length(city) between 1 and 80);

      create table tenant_mandates (
        id bigint generated always as identity primary key,
        tenant_id bigint not null references tenants,
        version text not null,
        locale text not null check (locale in ('nl', 'en')),
        signed_name text not null,
        signed_by_id bigint not null,
        ip inet,
        signed_at timestamptz not null default now(),
        withdrawn_at timestamptz,
        foreign key (tenant_id, signed_by_id) references users (tenant_id, id)
      );
      create unique index tenant_mandates_one_open on tenant_mandates (tenant_id) where withdrawn_at is null;

      create table claim_proposals (
        trip_id bigint primary key references trips on delete cascade,
        tenant_id bigint not null,
        user_id bigint not null,
        counterparty_id bigint references counterparties,
        kind text not null,
        reason text,
        gross_cents integer not null check (gross_cents >= 0),
        net_cents integer not null check (net_cents >= 0),
        opens_on date,
        deadline_on date,
        travelled_on date not null,
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check (reason is not null or (gross_cents > 0 and deadline_on is not null))
      );
      create index claim_proposals_of_tenant on claim_proposals (tenant_id, user_id);

      create table claim_filings (
        id bigint generated always as identity primary key,
        public_id uuid not null default uuidv7() unique,
        tenant_id bigint not null,
        user_id bigint not null,
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        unique (tenant_id, id)
      );
      create table claim_filing_people (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        filing_id bigint not null,
        user_id bigint not null,
        trip_ids bigint[] not null,
        filed_count integer check (filed_count >= 0),
        done_at timestamptz,
        foreign key (tenant_id, filing_id) references claim_filings (tenant_id, id) on delete cascade,
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        unique (filing_id, user_id),
        check ((filed_count is null) = (done_at is null))
      );
      create index claim_filings_newest on claim_filings (tenant_id, id desc);
      create index claim_filing_people_of on claim_filing_people (tenant_id, user_id)`)
  }
}
