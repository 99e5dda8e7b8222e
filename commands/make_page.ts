import { BaseCommand, args } from '@adonisjs/core/ace'
import { filesOfPage } from '#bin/support/make_page'
import { write } from '#bin/support/scaffold'

export default class MakePage extends BaseCommand {
  static commandName = 'make:page'
  static description = 'Write a page with its controller, route and words'

  @args.string({ description: 'Wing and domain, such as travel/trips' })
  declare domain: string

  @args.string({ description: 'Area, resource and method, such as Admin/Fares/Index' })
  declare page: string

  async run() {
    if (await write(this, () => filesOfPage(this.domain, this.page, this.app)))
      this.logger.info('Write now what it shows, and who may see it.')
  }
}
