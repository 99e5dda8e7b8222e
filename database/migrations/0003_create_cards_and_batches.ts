import { BaseSchema } from '@adonisjs/lucid/schema'
import { wall } from '#database/walls'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table ovcp_cards (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null,
        user_id bigint not null,
        kind text not null check (kind in ('personal', 'anonymous', 'business', 'ov_pas', 'bank_card', 'unknown')),
        number_encrypted text,
        number_index text,
        last_4 text,
        expires_on date,
        nickname text,
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        unique (tenant_id, id),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check ((number_encrypted is null) = (number_index is null))
      );
      create unique index ovcp_cards_number on ovcp_cards (tenant_id, user_id, number_index);
      create index ovcp_cards_lookup on ovcp_cards (tenant_id, number_index);
      -- One card without a number per person and kind: what an export that names no card is booked on.
      create unique index ovcp_cards_numberless on ovcp_cards (tenant_id, user_id, kind) where number_index is null;

      create table batches (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null,
        user_id bigint not null,
        file_name text not null,
        file_key text not null,
        byte_size bigint not null check (byte_size >= 0),
        checksum text not null,
        card_id bigint,
        format text,
        status text not null default 'uploaded'
          check (status in ('uploaded', 'parsing', 'planned', 'importing', 'imported', 'failed', 'undone')),
        problem text,
        period_from timestamptz,
        period_to timestamptz,
        rows_read integer not null default 0,
        progress integer not null default 0 check (progress between 0 and 100),
        plan jsonb not null default '{}',
        day_first boolean,
        uploaded_at timestamptz not null default now(),
        planned_at timestamptz,
        imported_at timestamptz,
        undone_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        unique (tenant_id, id),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        foreign key (tenant_id, card_id) references ovcp_cards (tenant_id, id),
        check ((status = 'failed') = (problem is not null))
      );
      create index batches_newest on batches (tenant_id, user_id, id desc);
      -- The same file is one batch, unless the earlier one failed or was undone.
      create unique index batches_same_file on batches (tenant_id, user_id, checksum)
        where status not in ('failed', 'undone');

      create table batch_rows (
        tenant_id bigint not null,
        batch_id bigint not null,
        line integer not null,
        disposition text not null
          check (disposition in ('create', 'duplicate', 'not_a_trip', 'unrecognised', 'error')),
        problem text,
        warning text,
        card_ref smallint,
        fingerprint uuid,
        kind text,
        at timestamptz,
        end_at timestamptz,
        from_place text,
        to_place text,
        amount_cents integer,
        product text,
        operator_name text,
        transport text,
        purpose text,
        note text,
        raw text[],
        primary key (batch_id, line),
        foreign key (tenant_id, batch_id) references batches (tenant_id, id) on delete cascade,
        check ((disposition in ('unrecognised', 'error')) = (problem is not null)),
        check (disposition in ('unrecognised', 'error') or (fingerprint is not null and at is not null))
      );
      create index batch_rows_by_disposition on batch_rows (batch_id, disposition, line)
        where disposition <> 'create';
    `)
    this.schema.raw(wall('ovcp_cards'))
    this.schema.raw(wall('batches', 'select, insert, update'))
    this.schema.raw(wall('batch_rows'))
  }
}
