import { Adapter } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { currentClient } from '#app/shared/scope'

/** Models query in the transaction of the scope they are used in, so that no call can forget it. */
export class ScopedAdapter extends Adapter {
  modelConstructorClient(model: LucidModel, options?: ModelAdapterOptions) {
    if (options?.client || options?.connection) return super.modelConstructorClient(model, options)
    return currentClient()
  }
}
