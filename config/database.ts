import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'

export default defineConfig({
  connection: 'app',
  connections: {
    /** The application: owns nothing, cannot bypass row-level security. */
    app: {
      client: 'pg',
      connection: {
        // Who waits a quarter of a minute for a row waits for a mistake.
        connectionString: `${env.get('DATABASE_APP_URL')}?options=-c%20lock_timeout%3D15s`,
      },
      pool: { min: 1, max: 16, acquireTimeoutMillis: 5_000 },
      schemaGeneration: { enabled: false },
    },
    /** The owner of the tables, for migrations. */
    owner: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_URL') ?? env.get('DATABASE_APP_URL') },
      pool: { min: 0, max: 2 },
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
        ],
      },
    },
  },
})
