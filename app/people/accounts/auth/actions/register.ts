import hash from '@adonisjs/core/services/hash'
import { audit } from '#app/platform/audit/audit'
import { sendVerification } from '#app/people/accounts/auth/actions/send_verification'
import { checkPassword } from '#app/people/accounts/auth/password_rules'
import { recipientOf, sendEmail } from '#app/messages/emails/actions/send_email'
import { now } from '#app/platform/shared/clock'
import Estimate from '#app/claims/estimates/estimate'
import { assignEstimate } from '#app/claims/estimates/actions/assign_estimate'
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

/** `estimate`: the token of the file that the visitor had kept. */
type Visit = { locale: Locale; estimate?: unknown }

/** Null when the address is taken: its owner gets a mail, and the visitor sees no difference. */
export async function register(tenant: Tenant, given: Registration, visit: Visit) {
  checkPassword(given.password, given)
  const create = () => inTenant(tenant.id, () => createOrNotify(tenant, given, visit))
  const user = await create().catch((error: unknown) => {
    // Someone registered the same address at this moment.
    if (!isTaken(error)) throw error
    return create()
  })
  if (user) await assignEstimate(visit.estimate, user)
  return user
}

async function createOrNotify(tenant: Tenant, given: Registration, { locale, estimate }: Visit) {
  const known = await User.withEmail(given.email, tenant.id).first()
  if (known) {
    await notifyOwner(known, given.password)
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
  await audit('user.registered', user.subject, user)
  await sendVerification(user, await Estimate.findByToken(estimate))
  return user
}

async function notifyOwner(user: User, password: string) {
  // Takes as long as for a new account.
  await hash.make(password)
  if (user.emailVerifiedAt) await sendEmail(recipientOf(user), 'already_registered', {})
  else await sendVerification(user)
}

const isTaken = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === 'users_email'
