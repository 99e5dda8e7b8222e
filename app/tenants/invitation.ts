import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { InvitationSchema } from '#database/schema'
import { now } from '#app/shared/clock'
import User from '#app/users/user'

/** Why an invitation does not open anything. */
export type InvitationProblem = 'unknown' | 'used' | 'revoked' | 'expired'

export default class Invitation extends InvitationSchema {
  /** Neither used nor revoked; it may have expired. */
  static open = scope((query) => query.whereNull('accepted_at').whereNull('revoked_at'))

  @belongsTo(() => User, { foreignKey: 'invitedById' })
  declare invitedBy: BelongsTo<typeof User>

  get problem(): InvitationProblem | null {
    if (this.acceptedAt) return 'used'
    if (this.revokedAt) return 'revoked'
    return this.expiresAt <= now() ? 'expired' : null
  }

  get subject() {
    return { type: 'invitation', id: this.id, tenantId: this.tenantId }
  }
}
