import { BaseSchema } from '@adonisjs/lucid/schema'
import { readableByApp } from '#database/walls'

/**
 * What was said last on each channel, so that a listener notices what it missed. Unlogged: after a crash every
 * listener reconnects and reloads anyway.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create unlogged table broadcast_sequences (
        channel text primary key check (length(channel) <= 200),
        last bigint not null check (last > 0)
      );
      ${readableByApp('broadcast_sequences', 'select, insert, update')}
    `)
  }
}
