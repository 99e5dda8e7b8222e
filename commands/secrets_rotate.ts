import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { rotateKeys } from '#app/platform/encryption/actions/rotate_keys'
import { countStale, totalOf, type StaleCount } from '#app/platform/encryption/count_stale'
import { currentKeyId } from '#app/platform/encryption/encrypt'

/** Moves everything that is encrypted to the first key of SECRET_KEYS, while web and worker go on. */
export default class SecretsRotate extends BaseCommand {
  static commandName = 'secrets:rotate'
  static description = 'Encrypt every secret again with the first key of SECRET_KEYS'
  static help = [
    'Put the new key first in SECRET_KEYS, restart web and worker, then run this.',
    'It may be stopped at any moment and run again.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Only count what would be encrypted again' })
  declare dryRun: boolean

  async run() {
    this.logger.info(`The current key is "${currentKeyId()}"`)
    if (this.dryRun) return this.#report(await countStale())

    const { left, unreadable } = await rotateKeys({
      onBatch: ({ name, done, total }) => this.logger.info(`${name}: ${done} of ${total}`),
    })
    for (const one of unreadable) this.logger.error(`${one} does not open with its key`)
    this.#report(left)
    if (totalOf(left) > 0) this.exitCode = 1
  }

  #report(left: StaleCount[]) {
    for (const { name, keyId, count } of left) this.logger.info(`${name}: ${count} under "${keyId}"`)
    const total = totalOf(left)
    if (total > 0) return this.logger.warning(`${total} left under other keys: keep those keys`)
    this.logger.success(`Nothing is left under other keys: SECRET_KEYS may hold "${currentKeyId()}" alone`)
  }
}
