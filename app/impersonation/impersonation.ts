import { compose } from '@adonisjs/core/helpers'
import { Lockable } from '#app/shared/lockable'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ImpersonationSchema } from '#database/schema'
import { now } from '#app/shared/clock'
import User from '#app/users/user'

/** How long a staff member may look before giving a reason anew. */
export const IMPERSONATION_MINUTES = 30

/** Staff viewing a traveller's pages: read-only, short, with a reason. */
export default class Impersonation extends compose(ImpersonationSchema, Lockable) {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get isRunning() {
    return this.endedAt === null && this.expiresAt > now()
  }

  get subject() {
    return { type: 'user', id: this.userId, tenantId: this.tenantId }
  }
}
