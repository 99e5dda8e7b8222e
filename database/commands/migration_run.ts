import { writeFileSync } from 'node:fs'
import Migrate from '@adonisjs/lucid/commands/migration/run'
import { applyDefinitions } from '#app/platform/schema/apply_definitions'
import { structureOf } from '#app/platform/schema/structure'
import { isOfOlderVersion, withClient } from '#bin/support/database'
import { loadReference } from '#database/reference/load'
import { queue, stopQueue } from '#app/platform/queue/queue'
import { declareQueues } from '#app/platform/queue/work'
import env from '#start/env'

/**
 * Lucid's command, and what a schema has beside its tables: definitions, reference data, the queues of jobs. In development it
 * writes down what came of it, for people and for a test.
 */
export default class MigrationRun extends Migrate {
  async runMigrations(...args: Parameters<Migrate['runMigrations']>) {
    const owner = env.get('DATABASE_URL') ?? env.get('DATABASE_APP_URL')
    const role = new URL(env.get('DATABASE_APP_URL')).username
    if (await isOfOlderVersion(owner, this.app.makePath('database/migrations'))) {
      this.logger.error(
        'An older version of Fareback made this database, and nothing leads on from it: start with an empty one.'
      )
      this.exitCode = 1
      return
    }
    await withClient(owner, async (client) => {
      await super.runMigrations(...args)
      if (this.exitCode || this.dryRun) return
      await applyDefinitions(client, this.app.makePath('database'), `"${role}"`)
      await loadReference(client, this.app.makePath('database/reference'))
      // A page may enqueue before the first worker of this version starts.
      const { jobs } = await import('#start/jobs')
      await declareQueues(await queue(), jobs)
      await stopQueue()
      if (this.app.inDev && this.schemaGenerate) {
        const roles = { [new URL(owner).username]: 'owner', [role]: 'application' }
        writeFileSync(this.app.makePath('database/structure.sql'), await structureOf(client, roles))
      }
    })
  }
}
