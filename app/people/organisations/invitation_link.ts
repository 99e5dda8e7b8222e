import { hashOf, newToken, signed, unsigned } from '#app/people/accounts/auth/tokens'
import { asAuthentication } from '#app/platform/shared/tenancy'
import Invitation from '#app/people/organisations/invitation'
import type { InvitedRole } from '#app/people/organisations/invited_role'
import type Tenant from '#app/people/tenants/tenant'
import env from '#start/env'

const PURPOSE = 'invitation'

/** Who is to manage an organisation comes in by a page of their own. */
const PAGES = { member: 'onboarding', manager: 'manager-onboarding' } as const

export function newInvitationLink(tenant: Tenant, role: InvitedRole) {
  const token = newToken()
  return {
    url: `${env.get('APP_URL')}/t/${tenant.slug}/${PAGES[role]}/${signed(token, PURPOSE)}`,
    tokenHash: hashOf(token),
  }
}

/** Also finds used, revoked and expired invitations, with who sent them. Null when the link is not ours, of another tenant or for another role. */
export async function findInvitation(tenant: Tenant, text: string, role?: InvitedRole) {
  const token = unsigned(text, PURPOSE)
  if (!token) return null
  // The visitor is not logged in, so no tenant's scope is open yet.
  return asAuthentication(() =>
    Invitation.query()
      .where({ tenant_id: tenant.id, token_hash: hashOf(token), ...(role && { role }) })
      .preload('invitedBy')
      .first()
  )
}
