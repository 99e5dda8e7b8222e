import string from '@adonisjs/core/helpers/string'
import { MessageBuilder } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'

/** Under which a session says whose it is, so that those of an erased person can go. */
export const PERSON = 'person'

/**
 * Sessions in our database, behind functions that want the whole id: the role of the application cannot list them,
 * and who reads the table finds no id that a browser would be let in with.
 */
export class SessionStore implements SessionStoreContract {
  #seconds: number
  #messages = new MessageBuilder()

  constructor(age: string | number) {
    this.#seconds = string.seconds.parse(age)
  }

  async read(id: string) {
    const [found] = await rows<{ data: string | null }>('select session_read(?) as data', [id])
    return found.data ? this.#messages.verify<SessionData>(found.data, id) : null
  }

  async write(id: string, values: SessionData) {
    const data = this.#messages.build(values, undefined, id)
    const person = typeof values[PERSON] === 'string' ? values[PERSON] : null
    await rows('select session_write(?, ?, ?, ?)', [id, data, person, this.#seconds])
  }

  async touch(id: string) {
    await rows('select session_touch(?, ?)', [id, this.#seconds])
  }

  async destroy(id: string) {
    await rows('select session_destroy(?)', [id])
  }
}

/** Outside the transaction of the request: a session is kept whatever becomes of that. */
async function rows<Row>(sql: string, values: (string | number | null)[]): Promise<Row[]> {
  const answer = await db.rawQuery<{ rows: Row[] }>(sql, values as never)
  return answer.rows
}
