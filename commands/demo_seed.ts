import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { hasMailServer } from '#app/messages/emails/transport'
import { seedDemo } from '#database/seeders/demo'

/** Fills an empty database with the demo's people and their eighteen months of travel. */
export default class DemoSeed extends BaseCommand {
  static commandName = 'demo:seed'
  static description = 'Tell the story of the demo into an empty database'
  static options: CommandOptions = { startApp: true }

  async run() {
    if (hasMailServer()) {
      this.logger.error('Set MAIL_TRANSPORT=stored: the story is not to be mailed to anyone')
      this.exitCode = 1
      return
    }
    const told = await seedDemo()
    this.logger.success(`${told.people} people, ${told.files} files, ${told.claims} claims, ${told.payouts} payouts`)
  }
}
