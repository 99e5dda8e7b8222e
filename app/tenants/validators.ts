import vine from '@vinejs/vine'
import { birthDay, line, password } from '#app/shared/rules'

/** Neither address nor role: those are the invitation's. */
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
