import pg from 'pg'

type Counted = { statements: number; roundTrips: number; texts?: string[] }
type Query = (...given: unknown[]) => unknown

const original = pg.Client.prototype.query as Query
const unanswered = new WeakMap<object, number>()

/** What a broadcast passes on to other processes, and what the queue asks each minute and the limiter clears every five. */
const OF_NO_REQUEST = /pg_notify|FROM pgboss\.queue\b|^DELETE FROM "rate_limits" WHERE expire </

/**
 * Counts what is asked of the database from here on. BEGIN with the settings of its scope is one statement. A round trip is a
 * statement that is sent while no other waits for its answer on the same connection.
 */
export function countStatements(counted: Counted) {
  function query(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    if (OF_NO_REQUEST.test(text)) return original.apply(this, args)
    const sentBefore = unanswered.get(this) ?? 0
    unanswered.set(this, sentBefore + 1)
    if (sentBefore === 0) counted.roundTrips++
    counted.texts?.push(text)
    counted.statements++

    const answered = () => unanswered.set(this, unanswered.get(this)! - 1)
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const hear = (...answer: unknown[]) => {
        answered()
        return (callback as Query)(...answer)
      }
      return original.apply(this, [...args.slice(0, -1), hear])
    }
    const answer = original.apply(this, args)
    if (answer instanceof Promise) answer.then(answered, answered)
    else answered()
    return answer
  }
  Object.assign(pg.Client.prototype, { query })
  return () => Object.assign(pg.Client.prototype, { query: original })
}
