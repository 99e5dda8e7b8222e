import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/people/accounts/user'
import type Invitation from '#app/people/organisations/invitation'

/** Needs the inviter loaded; one of ours is nobody that an organisation sees. */
export default class InvitationTransformer extends BaseTransformer<Invitation> {
  toObject() {
    return {
      id: this.resource.publicId,
      email: this.resource.email,
      role: this.resource.role,
      invitedBy: (this.resource.invitedBy as User | null)?.fullName ?? 'Fareback',
      sentAt: this.resource.createdAt.toISO()!,
      expiresAt: this.resource.expiresAt.toISO()!,
      isExpired: this.resource.problem === 'expired',
    }
  }
}
