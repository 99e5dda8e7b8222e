import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'

export function Lockable<Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) {
  return class LockableModel extends superclass {
    /** `no key update` lets rows be added that refer to the locked one. */
    static lockMode: 'update' | 'no key update' = 'update'

    /** Reads and locks the row until the transaction ends. Throws E_ROW_NOT_FOUND. */
    static async lock<T extends typeof LockableModel>(this: T, id: number) {
      const query = this.query().where('id', id)
      if (this.lockMode === 'update') query.forUpdate()
      else query.knexQuery.forNoKeyUpdate()
      return (await query.firstOrFail()) as InstanceType<T>
    }
  }
}
