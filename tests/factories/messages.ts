import { receiveMessage } from '#app/people/contact/actions/receive_message'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { asWorker } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

export const MESSAGE = { subject: 'A question', message: 'Where is the money of my claim?' }

export const createMessage = (user: User, written = MESSAGE) =>
  asWorker(() => receiveMessage(recipientOf(user), user.fullName, written))
