import hash from '@adonisjs/core/services/hash'
import { record } from '#app/messages/events/record'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { hashOf } from '#app/people/accounts/auth/tokens'
import { recordFailedSignIn, throttleFailures, refuseLockedOut } from '#app/people/accounts/auth/throttle'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { LimitReached, consume, refuseBeyond } from '#app/platform/shared/limits'
import { Refusal } from '#app/platform/shared/refusal'
import { inTenant } from '#app/platform/shared/tenancy'
import type Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

type Credentials = { email: string; password: string }
type Origin = { ip: string; device: string | null }

/** Answers the same, and takes as long, for an unknown address, a wrong password and a blocked account. */
export async function checkCredentials(tenant: Tenant, { email, password }: Credentials, { ip, device }: Origin) {
  const account = `${tenant.id}|${email.toLowerCase()}`
  return throttleFailures('login', [ip, account], 'email', async () => {
    const [user, isKnownDevice] = await inTenant(tenant.id, () => find(tenant, email, device))
    await refuseLockedOut(account, isKnownDevice)
    if (!isKnownDevice) await refuseBeyond('sign_in_failure', { ip })

    const matches = user ? await user.verifiesPassword(password) : await verifyDecoy(password)
    if (user && matches && !user.isBlocked && !user.erasedAt) {
      if (hash.needsReHash(user.password)) await inTenant(tenant.id, () => rehash(user, password))
      return user
    }
    await countSpray(ip)
    const isManyFailures = await recordFailedSignIn(account)
    await inTenant(tenant.id, () => recordFailure(tenant, user, isManyFailures))
    throw new Refusal('email', 'wrongCredentials')
  })
}

async function find(tenant: Tenant, email: string, device: string | null) {
  const user = await User.withEmail(email, tenant.id).first()
  const seen = await BrowserSession.ownedBy({ id: user?.id ?? 0, tenantId: tenant.id })
    .where({ device_hash: hashOf(device ?? '') })
    .first()
  return [user, seen !== null] as const
}

/** Reaching the limit refuses the next try, not this one. */
async function countSpray(ip: string) {
  await consume('sign_in_failure', { ip }).catch((error: unknown) => {
    if (!(error instanceof LimitReached)) throw error
  })
}

/** Also audits unknown addresses: the work must not tell the two apart. */
async function recordFailure(tenant: Tenant, user: User | null, isManyFailures: boolean) {
  const subject = user?.subject ?? { type: 'tenant', id: tenant.id, tenantId: tenant.id }
  await record('user.sign_in_failed', subject, null)
  if (user && isManyFailures) await sendEmail(recipientOf(user), 'many_failures', { count: 10 })
}

const rehash = (user: User, password: string) => user.merge({ password }).save()

let decoy: Promise<string> | undefined

async function verifyDecoy(password: string) {
  decoy ??= hash.make('a password no one has')
  await hash.verify(await decoy, password)
  return false
}
