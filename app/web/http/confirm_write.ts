import type { HttpContext } from '@adonisjs/core/http'
import { isConfirmed } from '#app/people/accounts/auth/confirmation'
import { ReadOnlyImpersonation } from '#app/people/impersonation/read_only_impersonation'
import { Refusal } from '#app/platform/shared/refusal'

/** A form keeps its input while a dialog asks for the password or second factor, and is sent again. */
export function refuseUnconfirmed({ impersonation, session }: HttpContext) {
  // Staff proved to be staff, not to be this user.
  if (impersonation) throw new ReadOnlyImpersonation()
  if (!isConfirmed(session)) throw new Refusal('confirmation', 'confirmFirst')
}
