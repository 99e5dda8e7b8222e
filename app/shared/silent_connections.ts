import type { Client } from 'pg'

/** What `pg` says when no answer came within `query_timeout`; it has no code. */
const SILENT = 'Query read timeout'

type Callback = (error: Error | null, result: unknown) => void
type Query = (config: unknown, ...rest: unknown[]) => unknown

/**
 * Drops a connection whose server went silent. The driver keeps it, with the unanswered statement in front of every
 * later one, so that each who gets it from the pool would wait in vain.
 */
export function dropWhenSilent(client: Client, done: (error: Error | null) => void) {
  const query = client.query.bind(client) as Query
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } })
    .connection

  const drop = (error: Error) => {
    if (error.message === SILENT) stream.destroy()
  }
  const watched: Query = (config, ...rest) => {
    const callback = rest.at(-1)
    if (typeof callback !== 'function') {
      const answer = query(config, ...rest)
      if (answer instanceof Promise) answer.catch(drop)
      return answer
    }
    return query(config, ...rest.slice(0, -1), ((error, result) => {
      if (error) drop(error)
      return (callback as Callback)(error, result)
    }) satisfies Callback)
  }
  client.query = watched as Client['query']
  done(null)
}
