import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { inviteMember } from '#app/people/organisations/actions/invite_member'
import type { InvitedRole } from '#app/people/organisations/invited_role'
import type Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'
import { Client } from '#tests/support/client'
import { TEST_PASSWORD, createUser } from '#tests/factories/users'

export const NEW_MEMBER = {
  firstName: 'Nieuwe',
  lastName: 'Collega',
  birthOn: '1990-01-31',
  password: TEST_PASSWORD,
  terms: true,
}

let invited = 0

/** The path of an invitation's link, as it stands in the mail. */
export async function invite(tenant: Tenant, given: { role?: InvitedRole; email?: string } = {}) {
  const { role = 'member', email = `invited-${process.pid}-${invited++}@example.test` } = given
  const inviter = await createUser({ tenantId: tenant.id, role: 'manager', firstName: 'Marloes' })
  return inTenant(tenant.id, async () => {
    const { invitation, link } = await inviteMember(tenant, inviter, email, role)
    return { email, invitation: await invitation.refresh(), path: new URL(link).pathname }
  })
}

/** Someone of an organisation in their own browser: they came by an invitation. */
export async function joined(tenant: Tenant, role: InvitedRole = 'member') {
  const { email, path } = await invite(tenant, { role })
  const client = new Client()
  const answer = await client.post(path, NEW_MEMBER)
  if (answer.status !== 302) throw new Error(`Joining answered ${answer.status}: ${answer.body}`)
  // A browser goes on to the next page, where it gets the new session's anti-forgery token.
  await client.get(answer.headers.get('location')!)
  const user = await asWorker(() => User.query().where({ tenant_id: tenant.id, email }).firstOrFail())
  return { client, user }
}
