import vine from '@vinejs/vine'
import { birthDay, line, password } from '#app/shared/rules'

/** Email address and role come from the invitation. */
export const acceptInvitationValidator = vine.create({
  firstName: line(60),
  lastName: line(80),
  birthOn: birthDay(),
  password: password(),
  terms: vine.accepted(),
})

export const inviteMembersValidator = vine.create({
  emails: vine.string().trim().maxLength(20_000),
})
