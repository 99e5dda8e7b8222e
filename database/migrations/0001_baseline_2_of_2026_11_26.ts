import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { BaseSchema } from '@adonisjs/lucid/schema'

/** One after the other: each refers to those before it. */
const WINGS = ['platform', 'people', 'messages', 'travel', 'claims', 'money', 'web']

/** The tables of each wing; functions, triggers, views and policies are definitions beside them, see `apply_definitions.ts`. */
export default class extends BaseSchema {
  async up() {
    for (const wing of WINGS) {
      this.schema.raw(await readFile(app.makePath(`database/baseline/${wing}.sql`), 'utf8'))
    }
  }
}
