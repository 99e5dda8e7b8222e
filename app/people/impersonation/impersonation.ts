import { compose } from '@adonisjs/core/helpers'
import { Lockable } from '#app/platform/shared/lockable'
import { Owned } from '#app/platform/shared/owned'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ImpersonationSchema } from '#database/schema'
import { now } from '#app/platform/shared/clock'
import User from '#app/people/accounts/user'

export const IMPERSONATION_MINUTES = 30

export default class Impersonation extends compose(ImpersonationSchema, Lockable, Owned) {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get isRunning() {
    return this.endedAt === null && this.expiresAt > now()
  }

  get subject() {
    return { type: 'user', id: this.userId, tenantId: this.tenantId }
  }
}
