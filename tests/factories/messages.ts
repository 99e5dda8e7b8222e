import { receiveMessage } from '#app/contact/actions/receive_message'
import { recipientOf } from '#app/emails/actions/send_email'
import { asWorker } from '#app/shared/tenancy'
import type User from '#app/users/user'

export const MESSAGE = { subject: 'A question', message: 'Where is the money of my claim?' }

export const createMessage = (user: User, written = MESSAGE) =>
  asWorker(() => receiveMessage(recipientOf(user), user.fullName, written))
