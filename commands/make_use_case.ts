import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BaseCommand, args, flags } from '@adonisjs/core/ace'
import { CannotWrite, filesOf } from '#bin/support/use_case'

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
    const [, domain, name] = /^([a-z_]+\/[a-z_]+)\/([a-z_]+)$/.exec(this.name) ?? []
    if (!name) return this.#refuse(`"${this.name}" is no name like claims/claims/hold_claim`)
    try {
      const files = await filesOf({ domain, name, admin: this.admin ?? false, to: this.to }, this.app)
      for (const [path, contents] of files) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, contents)
        this.logger.success(path)
      }
      await this.kernel.exec('codegen', [])
      this.logger.info('Write now what it does, who may, and what the person is told in both languages.')
    } catch (error) {
      if (!(error instanceof CannotWrite)) throw error
      this.#refuse(error.message)
    }
  }

  #refuse(why: string) {
    this.logger.error(why)
    this.exitCode = 1
  }
}
