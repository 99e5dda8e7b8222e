import string from '@adonisjs/core/helpers/string'
import { MessageBuilder } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { OPENED_COLUMNS, openedSession } from '#app/web/http/auth/opened_session'
import { cleanValues } from '#app/platform/shared/clean_text'
import { isBadInput } from '#app/platform/shared/database_errors'
import db from '@adonisjs/lucid/services/db'
import type { ModelObject } from '@adonisjs/lucid/types/model'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import { VisitorSession, isVisitorSession } from '#app/web/http/visitor_session'

export const PERSON = 'person'

/** Read through functions that need the whole id, so that the role of the application cannot list sessions. */
export class SessionStore implements SessionStoreContract {
  #ctx: HttpContext
  #seconds: number
  #visitor: VisitorSession
  #isDue = true
  #messages = new MessageBuilder()

  constructor(ctx: HttpContext, age: string | number) {
    this.#ctx = ctx
    this.#visitor = new VisitorSession(ctx)
    this.#seconds = string.seconds.parse(age)
  }

  async read(id: string) {
    if (this.#visitor.holds(id)) return this.#visitor.read(id)
    const row = await this.#open(id)
    if (!row) return null
    this.#isDue = row.is_due
    this.#ctx.openedSession = openedSession(row)
    return this.#messages.verify<SessionData>(row.data, id)
  }

  /** One that cannot be read is dropped: else none of its browser's pages could be shown, nor be signed out of. */
  async #open(id: string) {
    try {
      const [row] = await rows<Opened>(
        `select data, is_due, ${OPENED_COLUMNS} from session_open(?, ?)`,
        [id, this.#seconds],
        'session_open'
      )
      return row ?? null
    } catch (error) {
      if (!isBadInput(error)) throw error
      this.#ctx.logger.warn({ err: error }, 'A session could not be read')
      await this.destroy(id)
      return null
    }
  }

  async write(id: string, given: SessionData) {
    const values = cleanValues(given)
    if (isVisitorSession(values)) return this.#visitor.write(id, values, this.#seconds)
    this.#visitor.clear()
    const data = this.#messages.build(values, undefined, id)
    const person = typeof values[PERSON] === 'string' ? values[PERSON] : null
    await rows('select session_write(?, ?, ?, ?)', [id, data, person, this.#seconds])
  }

  /** Every five minutes at most, because each is a write. */
  async touch(id: string) {
    if (this.#visitor.holds(id)) return this.#visitor.touch(id, this.#seconds)
    if (!this.#isDue) return
    await rows('select session_touch(?, ?)', [id, this.#seconds])
  }

  async destroy(id: string) {
    if (this.#visitor.holds(id)) return this.#visitor.clear()
    await rows('select session_destroy(?)', [id])
  }
}

type Opened = ModelObject & { data: string; is_due: boolean }

/** Outside the transaction of the request: a session outlives a rollback. Named statements are prepared once. */
async function rows<Row>(sql: string, values: (string | number | null)[], name?: string) {
  const query = db.connection().knexRawQuery(sql, values as RawQueryBindings)
  const answer = (await query.options(name ? { name } : {})) as { rows: Row[] }
  return answer.rows
}
