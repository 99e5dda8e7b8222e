import { Exception } from '@adonisjs/core/exceptions'

/** What staff may not do or see while they view someone's pages. */
export class ReadOnlyImpersonation extends Exception {
  static status = 403
  static code = 'E_VIEWING_ONLY'
}

/** PostgreSQL's own no to a write in a transaction that only reads. */
export const isReadOnlyError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '25006'
