import { MANDATE_TEXT, MANDATE_VERSION } from '#app/claims/mandates/mandate_text'
import type { Locale } from '#app/platform/shared/locale'
import type User from '#app/people/accounts/user'

export const mandateProps = (user: User, locale: Locale) => ({
  version: MANDATE_VERSION,
  text: MANDATE_TEXT[locale],
  signedAt: user.mandateSignedAt?.toISO() ?? null,
})
