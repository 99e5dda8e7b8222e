import { BaseSchema } from '@adonisjs/lucid/schema'

/** OVpay names each trip, and counts how often it changed: versions of one trip are one trip. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['transactions', 'batch_rows']) {
      this.schema.raw(`
        alter table ${table}
          add column external_id text check (length(external_id) between 1 and 40),
          add column version integer check (version >= 0)
      `)
    }
  }
}
