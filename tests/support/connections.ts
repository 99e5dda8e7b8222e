import db from '@adonisjs/lucid/services/db'
import { afterAll, expect } from 'vitest'
import { eventually } from '#tests/support/eventually'

/** A connection that nobody gave back is missing from the pool for good, and keeps a program from ending. */
afterAll(() =>
  eventually(() => expect(db.connection().getWriteClient().client.pool.numUsed(), 'connections in use').toBe(0), 10)
)
