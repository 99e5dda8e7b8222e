import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { BaseSchema } from '@adonisjs/lucid/schema'
import {
  type ConcessionRecord,
  parseConcessions,
} from '#app/travel/trips/operators/parse_concessions'
import { readableByApp } from '#database/walls'

/** Who runs what, where, and from when to when. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table concessions (
        id bigint generated always as identity primary key,
        name text not null,
        counterparty_id bigint references counterparties (id),
        company text not null,
        modes text[] not null check (modes <@ array['train', 'metro', 'tram', 'bus', 'waterbus'] and cardinality(modes) > 0),
        brands text[] not null,
        valid_from date not null,
        valid_to date,
        is_night boolean not null default false,
        place_kind text not null check (place_kind in ('stations', 'municipalities')),
        source text not null,
        confirmed boolean not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (valid_to is null or valid_to >= valid_from),
        unique (name, valid_from, modes)
      );
      create table concession_places (
        concession_id bigint not null references concessions (id) on delete cascade,
        place text not null check (place <> ''),
        service text not null check (service in ('own', 'with_ns', 'also', 'through')),
        ns_group smallint,
        primary key (concession_id, place)
      );

      -- The slugs of the operators that are possible, where more than one is.
      alter table trips add column operator_choices text[] not null default '{}';
      -- The row of a file with which the operator paid by itself.
      alter table trips add column refund_transaction_id bigint;
    `)
    for (const table of ['concessions', 'concession_places']) {
      this.schema.raw(readableByApp(table, 'select, insert, update, delete'))
    }
    this.defer(async () => {
      const text = await readFile(app.makePath('database/reference/concessions.csv'), 'utf8')
      for (const concession of parseConcessions(text)) await this.#add(concession)
    })
  }

  async #add({ places, ...concession }: ConcessionRecord) {
    const operator = await this.db
      .from('counterparties')
      .where('slug', concession.operator ?? '')
      .first()
    const [row] = await this.db
      .insertQuery()
      .table('concessions')
      .insert({
        name: concession.name,
        counterparty_id: operator?.id ?? null,
        company: concession.company,
        modes: concession.modes,
        brands: concession.brands,
        valid_from: concession.validFrom,
        valid_to: concession.validTo,
        is_night: concession.isNight,
        place_kind: concession.placeKind,
        source: concession.source,
        confirmed: concession.isConfirmed,
      })
      .returning('id')
    await this.db.table('concession_places').multiInsert(
      [...places].map(([place, { service, nsGroup }]) => ({
        concession_id: row.id ?? row,
        place,
        service,
        ns_group: nsGroup,
      }))
    )
  }
}
