import { BaseSchema } from '@adonisjs/lucid/schema'

/** `payout_findings` reads each payout once and needs no view of its own for that; it is made again after the migrations. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop view if exists payout_risks cascade')
  }
}
