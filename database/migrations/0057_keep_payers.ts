import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#database/walls'

/** Staff confirm a name that came with the reference data. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`grant update (confirmed_by_id) on counterparty_names to ${appRole};`)
  }
}
