import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'

type Owner = { id: number; tenantId: number }

export function Owned<Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) {
  return class OwnedModel extends superclass {
    static ownedBy<T extends LucidModel>(this: T, { id, tenantId }: Owner) {
      return this.query().where({ tenant_id: tenantId, user_id: id })
    }
  }
}
