import { broadcastsSent } from '#app/messages/live/relay'
import { currentRequest } from '#app/platform/shared/current_request'
import db from '@adonisjs/lucid/services/db'

/** Of every signed-in request: its transaction, who it is for, and the session around it. */
const AROUND =
  /^(begin|commit|rollback|set |select set_config)|session_|rate_limits|"users"\."id" = \?|"id" = \$1 limit/i

/**
 * What requests ask the database, less what every signed-in request does. Statements of the test itself, and of what still
 * runs after it made its rows, are of no request and do not count.
 */
export async function statementsDuring<T>(work: () => Promise<T>) {
  // What the test did before is still being told, on a connection of its own.
  await broadcastsSent()
  const client = db.connection().getReadClient().client
  const statements: string[] = []
  const onQuery = ({ sql }: { sql: string }) => void (currentRequest() && !AROUND.test(sql) && statements.push(sql))
  client.on('query', onQuery)
  const answer = await work().finally(() => client.off('query', onQuery))
  return { answer, statements }
}
