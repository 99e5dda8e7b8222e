import { BaseCommand, args, flags } from '@adonisjs/core/ace'
import { write } from '#bin/support/scaffold'
import { filesOfUseCase } from '#bin/support/use_case'

export default class MakeUseCase extends BaseCommand {
  static commandName = 'make:use_case'
  static description = 'Write the action, validator, controller, test and route of a use case'

  @args.string({ description: 'Wing, domain, verb and model, such as claims/claims/hold_claim' })
  declare name: string

  @flags.boolean({ description: 'For staff; otherwise for the traveller whose it is' })
  declare admin: boolean

  @flags.string({ description: 'The status that it moves to' })
  declare to?: string

  async run() {
    const at = this.name.lastIndexOf('/')
    const useCase = {
      domain: this.name.slice(0, at),
      name: this.name.slice(at + 1),
      admin: this.admin ?? false,
      to: this.to,
    }
    if (await write(this, () => filesOfUseCase(useCase, this.app)))
      this.logger.info('Write now what it does, who may, and what the person is told in both languages.')
  }
}
