import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'

export function Lockable<Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) {
  return class LockableModel extends superclass {
    /** Reads and locks the row until the transaction ends. Throws E_ROW_NOT_FOUND. */
    static async lock<T extends typeof LockableModel>(this: T, id: number) {
      return (await this.query().where('id', id).forUpdate().firstOrFail()) as InstanceType<T>
    }
  }
}
