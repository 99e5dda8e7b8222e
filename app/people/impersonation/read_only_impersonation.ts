import { Exception } from '@adonisjs/core/exceptions'

export class ReadOnlyImpersonation extends Exception {
  static status = 403
  static code = 'E_VIEWING_ONLY'
}

/** PostgreSQL refused a write in a read-only transaction (SQLSTATE 25006). */
export const isReadOnlyError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '25006'
