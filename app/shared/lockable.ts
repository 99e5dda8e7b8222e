import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'

/** A model whose rows can be held until the transaction ends. */
export function Lockable<Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) {
  return class LockableModel extends superclass {
    /** The row as it is now; whoever else wants it waits. Throws E_ROW_NOT_FOUND. */
    static async lock<T extends typeof LockableModel>(this: T, id: number) {
      return (await this.query().where('id', id).forUpdate().firstOrFail()) as InstanceType<T>
    }
  }
}
