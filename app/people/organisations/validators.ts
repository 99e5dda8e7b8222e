import vine from '@vinejs/vine'
import { birthDay, line, password, text } from '#app/platform/shared/rules'

/** Email address and role come from the invitation. */
export const acceptInvitationValidator = vine.create({
  firstName: line(60),
  lastName: line(80),
  birthOn: birthDay(),
  password: password(),
  terms: vine.accepted(),
})

export const inviteMembersValidator = vine.create({
  emails: text(20_000, 0),
})
