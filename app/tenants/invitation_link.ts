import { hashOf, newToken, signed, unsigned } from '#app/auth/tokens'
import { asAuthentication } from '#app/shared/tenancy'
import Invitation from '#app/tenants/invitation'
import type Tenant from '#app/tenants/tenant'
import env from '#start/env'

const PURPOSE = 'invitation'

/** A new secret for an invitation: the link that goes into the mail, and what the database keeps of it. */
export function newInvitationLink(tenant: Tenant) {
  const token = newToken()
  return {
    url: `${env.get('APP_URL')}/t/${tenant.slug}/onboarding/${signed(token, PURPOSE)}`,
    tokenHash: hashOf(token),
  }
}

/** The invitation of a link, whatever became of it; null for one we did not make, or for another tenant. */
export async function findInvitation(tenant: Tenant, text: string) {
  const token = unsigned(text, PURPOSE)
  if (!token) return null
  // Whoever holds the link is not signed in, so no tenant's scope is open yet.
  return asAuthentication(() =>
    Invitation.query()
      .where({ tenant_id: tenant.id, token_hash: hashOf(token) })
      .first()
  )
}
