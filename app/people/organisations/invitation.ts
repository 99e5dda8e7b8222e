import { compose } from '@adonisjs/core/helpers'
import { Lockable } from '#app/platform/shared/lockable'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { InvitationSchema } from '#database/schema'
import { now } from '#app/platform/shared/clock'
import type { InvitationProblem } from '#app/people/organisations/isomorphic/invitation_problem'
import type Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

export default class Invitation extends compose(InvitationSchema, Lockable) {
  /** Neither used nor revoked, but possibly expired. */
  static openIn(tenant: Pick<Tenant, 'id'>) {
    return this.query().where('tenant_id', tenant.id).whereNull('accepted_at').whereNull('revoked_at')
  }

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
