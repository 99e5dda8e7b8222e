import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { hasMailServer } from '#app/messages/emails/transport'
import { seedDemo } from '#database/seeders/demo'

/** Fills an empty database with the demo's people and their eighteen months of travel. */
export default class DemoSeed extends BaseCommand {
  static commandName = 'demo:seed'
  static description = 'Tell the story of the demo into an empty database'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The instant at which it is told, as ISO 8601; now where left out' })
  declare at: string | undefined

  @flags.string({ description: 'The address of the one whose files come in; everyone where left out' })
  declare filesOf: string | undefined

  async run() {
    if (hasMailServer()) {
      this.logger.error('Set MAIL_TRANSPORT=stored: the story is not to be mailed to anyone')
      this.exitCode = 1
      return
    }
    const told = await seedDemo({ today: this.at ? new Date(this.at) : undefined, filesOf: this.filesOf })
    this.logger.success(`${told.people} people, ${told.files} files, ${told.claims} claims, ${told.payouts} payouts`)
  }
}
