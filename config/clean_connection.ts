import type { Client } from 'pg'
import { cleanValues, storable } from '#app/platform/shared/clean_text'

type Query = (this: Client, ...given: unknown[]) => unknown
type Statement = { values?: unknown[] }

/** Every statement of the application passes here, so that none can fail for a text that PostgreSQL cannot hold. */
export function acceptCleanText(client: Client) {
  const { prototype } = client.constructor as { prototype: { query: Query } }
  const accepting: Query = function (statement, ...given) {
    const [values] = given
    if (Array.isArray(values)) given[0] = values.map(bound)
    else if (hasValues(statement)) statement.values = statement.values.map(bound)
    return prototype.query.call(this, statement, ...given)
  }
  client.query = accepting as unknown as Client['query']
}

/** For the pool of a connection. */
export const pooled = {
  afterCreate(client: Client, done: (error: Error | null, client: Client) => void) {
    acceptCleanText(client)
    done(null, client)
  },
}

const hasValues = (statement: unknown): statement is Required<Statement> =>
  typeof statement === 'object' && Array.isArray((statement as Statement | null)?.values)

function bound(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(bound)
  return cleanValues(value)
}
