import vine from '@vinejs/vine'
import { email, line, text } from '#app/platform/shared/rules'

/** `website` is on no screen: whoever fills it in is a program. */
const message = {
  subject: line(120, 3),
  message: text(5_000, 10),
  website: vine.string().maxLength(500).nullable().optional(),
}

export const contactValidator = vine.create(message)

export const visitorContactValidator = vine.create({ name: line(60), email: email(), ...message })

export const contactAnswerValidator = vine.create({ answer: text(5_000, 2) })
