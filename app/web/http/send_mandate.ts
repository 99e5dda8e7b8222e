import type { HttpContext } from '@adonisjs/core/http'
import Mandate from '#app/claims/claims/mandate'
import { mandateDocument } from '#app/claims/mandates/mandate_document'
import type { Locale } from '#app/platform/shared/locale'
import type User from '#app/people/accounts/user'

/** The newest, also when it was withdrawn; 404 where there is none. */
export async function sendMandate({ response }: HttpContext, user: User, locale: Locale) {
  const mandate = await Mandate.ownedBy(user).orderBy('id', 'desc').firstOrFail()
  return response.file(`mandate-${mandate.version}.pdf`, await mandateDocument(mandate, user, locale))
}
