import hash from '@adonisjs/core/services/hash'
import { record } from '#app/messages/events/record'
import { sendVerification } from '#app/people/accounts/auth/actions/send_verification'
import { checkPassword } from '#app/people/accounts/auth/password_rules'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import type { Locale } from '#app/platform/shared/locale'
import { inTenant } from '#app/platform/shared/tenancy'
import type Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

type Registration = {
  firstName: string
  lastName: string
  email: string
  password: string
  birthOn: string
}

type Visit = {
  locale: Locale
  /** What a kept file would bring: that of an owner whose address is not confirmed yet, or the visitor's own. */
  waitingCents: (owner: User | null) => Promise<number>
}

/** Null when the address is taken: its owner gets a mail, and the visitor sees no difference. */
export async function register(tenant: Tenant, given: Registration, visit: Visit) {
  checkPassword(given.password, given)
  const create = () => inTenant(tenant.id, () => createOrNotify(tenant, given, visit))
  return create().catch((error: unknown) => {
    // Someone registered the same address at this moment.
    if (!isTaken(error)) throw error
    return create()
  })
}

async function createOrNotify(tenant: Tenant, given: Registration, { locale, waitingCents }: Visit) {
  const known = await User.withEmail(given.email, tenant.id).first()
  if (known) {
    await notifyOwner(known, given.password, waitingCents)
    return null
  }
  const user = await User.create({
    firstName: given.firstName,
    lastName: given.lastName,
    email: given.email,
    password: given.password,
    birthOn: given.birthOn,
    tenantId: tenant.id,
    role: 'member',
    locale,
    termsAcceptedAt: now(),
    createdAt: now(),
  })
  await user.refresh()
  await record('user.registered', user.subject, user)
  await sendVerification(user, await waitingCents(null))
  return user
}

async function notifyOwner(user: User, password: string, waitingCents: Visit['waitingCents']) {
  // Takes as long as for a new account.
  await hash.make(password)
  if (user.emailVerifiedAt) await sendEmail(recipientOf(user), 'already_registered', {})
  else await sendVerification(user, await waitingCents(user))
}

const isTaken = (error: unknown) =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'users_email'
