import type { Recipient } from '#app/messages/emails/recipient'
import type User from '#app/people/accounts/user'

export const recipientOf = (user: User, address = user.email): Recipient => ({
  tenantId: user.tenantId,
  userId: user.id,
  address,
  firstName: user.firstName,
  locale: user.locale ?? 'nl',
})
