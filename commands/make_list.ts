import { BaseCommand, args } from '@adonisjs/core/ace'
import { filesOfList } from '#bin/support/make_list'
import { write } from '#bin/support/scaffold'

export default class MakeList extends BaseCommand {
  static commandName = 'make:list'
  static description = 'Write a list for staff with its page, export, route and words'

  @args.string({ description: 'Wing, domain and model, such as people/tenants/tenant' })
  declare name: string

  async run() {
    if (await write(this, () => filesOfList(this.name, this.app)))
      this.logger.info(
        'Declare now its columns, views and filters, and give tests/factories/lists.ts rows to try it with.'
      )
  }
}
