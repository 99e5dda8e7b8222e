import { Adapter } from '@adonisjs/lucid/orm'
import type { LucidModel, LucidRow, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { currentClient } from '#app/platform/shared/tenancy'

export class ScopedAdapter extends Adapter {
  modelConstructorClient(_: LucidModel, options?: ModelAdapterOptions) {
    return options?.client ?? currentClient()
  }

  modelClient(instance: LucidRow) {
    return instance.$trx ?? currentClient()
  }
}
