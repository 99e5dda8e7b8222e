import { BaseSchema } from '@adonisjs/lucid/schema'
import { rebuildWalls } from '#database/walls'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(rebuildWalls)
    // With the status, which nearly all of a filter's rows have in common.
    this.schema.raw(`
      drop index trips_by_travel;
      create index trips_by_travel on trips (travelled_at, id) include (tenant_id, fare_cents, status);
    `)
  }
}
