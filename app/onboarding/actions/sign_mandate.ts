import { audit } from '#app/audit/audit'
import Mandate from '#app/onboarding/mandate'
import { MANDATE_VERSION } from '#app/onboarding/mandate_text'
import { matchesFullName } from '#app/onboarding/signed_name'
import { now } from '#app/shared/clock'
import type { Locale } from '#app/shared/locale'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

export type Signature = { name: string; version: string; locale: Locale; ip: string }

/** Signing again keeps the first date. */
export async function signMandate(user: User, { name, version, locale, ip }: Signature) {
  if (user.mandateSignedAt) return
  if (version !== MANDATE_VERSION) throw new Refusal('signedName', 'mandate.textChanged')
  if (!matchesFullName(name, user.fullName)) {
    throw new Refusal('signedName', 'mandate.otherName', { name: user.fullName })
  }

  await Mandate.create({
    tenantId: user.tenantId,
    userId: user.id,
    version,
    locale,
    signedName: name,
    ip,
    signedAt: now(),
  })
  await user.merge({ mandateSignedAt: now() }).save()
  await audit('mandate.signed', user.subject, user, { version })
}
