import type { HttpContext } from '@adonisjs/core/http'
import type { SessionData } from '@adonisjs/session/types'
import { cookieOptions, isHttps } from '#config/app'

const COOKIE = isHttps ? '__Host-visitor' : 'visitor'

const READING = new Set(['csrf-secret', 'intended_url', 'locale', 'referral_code', 'clears_history'])

/** Browsers keep 4,096 bytes of a cookie, and encryption adds half. */
const MAX_LENGTH = 1_500

const TOUCH_SECONDS = 300

type Kept = { id: string; values: SessionData; expiresAt: number }

export const isVisitorSession = (values: SessionData) =>
  Object.keys(values).every((key) => READING.has(key)) && JSON.stringify(values).length <= MAX_LENGTH

/** Encrypted in a cookie, so that reading our pages writes nothing to the database. */
export class VisitorSession {
  #ctx: HttpContext
  #kept: Kept | null

  constructor(ctx: HttpContext) {
    this.#ctx = ctx
    this.#kept = ctx.request.encryptedCookie(COOKIE) ?? null
  }

  read(id: string) {
    return this.holds(id) && this.#kept!.expiresAt > Date.now() ? this.#kept!.values : null
  }

  holds(id: string) {
    return this.#kept?.id === id
  }

  write(id: string, values: SessionData, seconds: number) {
    this.#kept = { id, values, expiresAt: Date.now() + seconds * 1000 }
    this.#ctx.response.encryptedCookie(COOKIE, this.#kept, { ...cookieOptions, maxAge: seconds })
  }

  touch(id: string, seconds: number) {
    const { values, expiresAt } = this.#kept!
    if (expiresAt < Date.now() + (seconds - TOUCH_SECONDS) * 1000) this.write(id, values, seconds)
  }

  clear() {
    if (this.#kept) this.#ctx.response.clearCookie(COOKIE, cookieOptions)
    this.#kept = null
  }
}
