import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { BatchSchema } from '#database/schema'
import { isMoving } from '#app/batches/batch_status'
import User from '#app/users/user'

export default class Batch extends BatchSchema {
  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get isMoving() {
    return isMoving(this.status)
  }
}
