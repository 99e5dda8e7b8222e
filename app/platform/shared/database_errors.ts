import { codeOf } from '#app/platform/shared/error_code'

/** SQLSTATE of values that a column cannot hold (PostgreSQL, appendix A, class 22). */
const BAD_INPUT = new Set(['22P02', '22021', '22003', '22007', '22008', '22P05'])

/** Server stopping, starting or full (class 57, 53), broken connection (08), timeouts (57014, 55P03), deadlocks (40P01). */
const AWAY = /^(57P0[1-3]|57014|55P03|40P01|53...|08...)$/
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE', 'EHOSTUNREACH'])
/** Errors of the driver and its pool have no code; Knex puts the statement before the message. */
const LOST =
  /(^| - )(Connection terminated( unexpectedly| due to connection timeout)?|Client has encountered a connection error and is not queryable|timeout expired|Query read timeout|timeout exceeded when trying to connect)$|^Knex: Timeout acquiring a connection/

export const isBadInput = (error: unknown) => BAD_INPUT.has(codeOf(error))

export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'

export const isTaken = (error: unknown, constraint: string) =>
  isUniqueViolation(error) && (error as { constraint?: string }).constraint === constraint

export const isLockTimeout = (error: unknown) => ['57014', '55P03'].includes(codeOf(error))

export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const code = codeOf(error)
  if (AWAY.test(code) || UNREACHABLE.has(code)) return true
  return error instanceof Error && LOST.test(error.message)
}
