import { BaseSchema } from '@adonisjs/lucid/schema'
import { readableByApp } from '#database/walls'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table counterparties (
        id bigint generated always as identity primary key,
        slug text not null unique,
        name text not null,
        modes text[] not null,
        channel text not null check (channel in ('portal', 'web_form', 'letter', 'shared_site')),
        channel_url text,
        answer_days integer not null check (answer_days > 0),
        iban text,
        created_at timestamptz not null default now(),
        updated_at timestamptz
      );

      create table claim_rules (
        id bigint generated always as identity primary key,
        counterparty_id bigint not null references counterparties (id),
        kind text not null
          check (kind in ('missed_check_out', 'missed_check_in', 'same_station', 'double_charge', 'delay')),
        version integer not null default 1,
        valid_from date not null,
        valid_to date,
        fee_train_cents integer check (fee_train_cents > 0),
        fee_local_cents integer check (fee_local_cents > 0),
        bands jsonb not null default '[]',
        cap_count integer check (cap_count > 0),
        cap_period text check (cap_period in ('half_year', 'year')),
        earliest_days integer not null default 0 check (earliest_days >= 0),
        latest_days integer not null check (latest_days > 0),
        minimum_cents integer not null default 1 check (minimum_cents >= 0),
        goodwill boolean not null default false,
        evidence text,
        source text not null,
        confirmed boolean not null default true,
        created_at timestamptz not null default now(),
        check (valid_to is null or valid_to >= valid_from),
        check ((cap_count is null) = (cap_period is null)),
        check (earliest_days < latest_days),
        unique (counterparty_id, kind, version),
        -- On any day one rule, or none, holds for an operator and a kind of claim.
        exclude using gist (counterparty_id with =, kind with =, daterange(valid_from, valid_to, '[]') with &&)
      );

      create table tariff_units (
        from_code text not null,
        to_code text not null,
        units smallint not null check (units >= 0),
        primary key (from_code, to_code),
        check (from_code < to_code)
      );
      create table ns_fares (
        year smallint not null,
        units smallint not null,
        full_cents integer not null,
        discount_20_cents integer not null,
        discount_40_cents integer not null,
        primary key (year, units)
      );
    `)
    for (const table of ['tariff_units', 'ns_fares']) this.schema.raw(readableByApp(table))
    this.schema.raw(readableByApp('counterparties', 'select, insert, update'))
    this.schema.raw(readableByApp('claim_rules', 'select, insert, update'))
  }
}
