import { record } from '#app/messages/events/record'
import Mandate from '#app/claims/claims/mandate'
import { MANDATE_VERSION } from '#app/claims/mandates/mandate_text'
import { matchesFullName } from '#app/claims/mandates/isomorphic/signed_name'
import { now } from '#app/platform/shared/clock'
import type { Locale } from '#app/platform/shared/locale'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

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
  await record('mandate.signed', user.subject, user, { version })
}
