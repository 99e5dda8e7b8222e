import { hashOf, newToken, signed, unsigned } from '#app/people/accounts/auth/tokens'
import { asAuthentication } from '#app/platform/shared/tenancy'
import Invitation from '#app/people/organisations/invitation'
import type Tenant from '#app/people/tenants/tenant'
import env from '#start/env'

const PURPOSE = 'invitation'

export function newInvitationLink(tenant: Tenant) {
  const token = newToken()
  return {
    url: `${env.get('APP_URL')}/t/${tenant.slug}/onboarding/${signed(token, PURPOSE)}`,
    tokenHash: hashOf(token),
  }
}

/** Also finds used, revoked and expired invitations. Null when the link is not ours or of another tenant. */
export async function findInvitation(tenant: Tenant, text: string) {
  const token = unsigned(text, PURPOSE)
  if (!token) return null
  // The visitor is not logged in, so no tenant's scope is open yet.
  return asAuthentication(() =>
    Invitation.query()
      .where({ tenant_id: tenant.id, token_hash: hashOf(token) })
      .first()
  )
}
