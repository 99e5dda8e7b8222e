import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import env from '#start/env'
import { pooled } from '#config/clean_connection'

/** A page is answered within this, or with an error; work in the background may take its time. In milliseconds. */
const isForPages = app.getEnvironment() === 'web'
const MAX_STATEMENT = 7_000
/** Later than the server itself gives up: then it is the line that is silent. */
const MAX_SILENCE = 8_000

function urlWithSettings() {
  const url = new URL(env.get('DATABASE_APP_URL'))
  // A worker that waits a quarter of a minute for a row waits for a mistake; a page gives up before that.
  // Pages ask for little, and jobs have one core each: a second process to help costs more than it brings.
  const settings = ['-c lock_timeout=15s', '-c max_parallel_workers_per_gather=0', '-c jit=off']
  if (isForPages) settings.push(`-c statement_timeout=${MAX_STATEMENT}`)
  url.searchParams.set('options', settings.join(' '))
  return url.href
}

const application = {
  client: 'pg' as const,
  // All of it goes on to `pg`, which knows more settings than Lucid's type.
  connection: {
    connectionString: urlWithSettings(),
    keepAlive: true,
    // Statements that need not wait for each other travel together.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    ...(isForPages ? { query_timeout: MAX_SILENCE } : {}),
  } as { connectionString: string },
  pool: { ...pooled, acquireTimeoutMillis: 5_000 },
  schemaGeneration: { enabled: false },
}

export default defineConfig({
  connection: 'app',
  connections: {
    /** The application: owns nothing, cannot bypass row-level security. */
    app: { ...application, pool: { ...application.pool, min: 1, max: 16 } },
    /**
     * The same for counting requests against limits. A request that holds a connection of the pool above would wait
     * for a second one there, which the others may hold who wait likewise.
     */
    limits: { ...application, pool: { ...application.pool, min: 0, max: 4 } },
    /** The owner of the tables, for migrations. */
    owner: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_URL') ?? env.get('DATABASE_APP_URL') },
      pool: { ...pooled, min: 0, max: 2 },
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: {
        enabled: true,
        rulesPaths: ['./database/schema_rules.ts'],
        excludeTables: [
          'adonis_schema',
          'adonis_schema_versions',
          'rate_limits',
          'sessions',
          'batch_rows',
          'tariff_units',
          'ns_fares',
          'ledger_kinds',
          'stop_names',
          'idempotency_keys',
          'claim_tallies',
          'duplicate_expenses',
        ],
      },
    },
  },
})
