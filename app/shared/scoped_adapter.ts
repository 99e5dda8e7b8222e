import { Adapter } from '@adonisjs/lucid/orm'
import type { LucidModel, LucidRow, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { currentClient } from '#app/shared/tenancy'

/** Models query in the transaction of the scope they are used in, so that no call can forget it. */
export class ScopedAdapter extends Adapter {
  modelConstructorClient(_: LucidModel, options?: ModelAdapterOptions) {
    return options?.client ?? currentClient()
  }

  /** A row that was read in one scope and is saved in another is written in the latter. */
  modelClient(instance: LucidRow) {
    return instance.$trx ?? currentClient()
  }
}
