import vine from '@vinejs/vine'
import { OPTIONAL_TOPICS } from '#app/messages/emails/topics'

export const emailPreferenceValidator = vine.create({
  topic: vine.enum(OPTIONAL_TOPICS),
  isOn: vine.boolean(),
})
