import { BaseSchema } from '@adonisjs/lucid/schema'

/** Figures of an organisation that hold private travel too: sums of closed months that are made once and never again. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table report_periods (
        id bigint generated always as identity primary key,
        tenant_id bigint not null references tenants,
        first_month date not null check (extract(day from first_month) = 1),
        last_month date not null check (extract(day from last_month) = 1),
        created_at timestamptz not null default now(),
        unique (tenant_id, id),
        unique (tenant_id, last_month),
        check (first_month <= last_month),
        exclude using gist (tenant_id with =, daterange(first_month, last_month, '[]') with &&)
      );
      create table report_atoms (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        period_id bigint not null,
        operators text[] not null,
        kinds text[] not null,
        cents bigint not null,
        people_count integer not null check (people_count >= 5),
        foreign key (tenant_id, period_id) references report_periods (tenant_id, id)
      );
      create index report_atoms_of on report_atoms (tenant_id, period_id)`)
  }
}
