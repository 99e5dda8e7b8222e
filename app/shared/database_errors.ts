import { codeOf } from '#app/shared/error_code'

/** SQLSTATE of values that a column cannot hold (PostgreSQL, appendix A, class 22). */
const BAD_INPUT = new Set(['22P02', '22021', '22003', '22007', '22008', '22P05'])

/**
 * Of a server that stops, starts or is full (class 57 and 53), a connection that broke (class 08), or a statement that
 * took or waited too long (57014, 55P03).
 */
const AWAY = /^(57P0[1-3]|57014|55P03|53...|08...)$/
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EHOSTUNREACH',
])
/** Errors of the driver and of its pool have no code. Knex writes the statement in front of what the driver said. */
const LOST =
  /(^| - )(Connection terminated( unexpectedly| due to connection timeout)?|Client has encountered a connection error and is not queryable|timeout expired|Query read timeout|timeout exceeded when trying to connect)$|^Knex: Timeout acquiring a connection/

/** A value got as far as the database that no column of its type can hold. */
export const isBadInput = (error: unknown) => BAD_INPUT.has(codeOf(error))

/** The database cannot be reached, went away in the middle, or is too busy to answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const code = codeOf(error)
  if (AWAY.test(code) || UNREACHABLE.has(code)) return true
  return error instanceof Error && LOST.test(error.message)
}
