import vine from '@vinejs/vine'
import { today } from '#app/shared/clock'
import { isoDay } from '#app/shared/rules'

/** Neither address nor role: those are the invitation's. */
export const acceptInvitationValidator = vine.create({
  firstName: vine.string().trim().minLength(1).maxLength(60),
  lastName: vine.string().trim().minLength(1).maxLength(80),
  birthOn: isoDay({ latest: today }),
  password: vine.string().maxLength(1_000),
  terms: vine.accepted(),
})

export const inviteMembersValidator = vine.create({
  emails: vine.string().trim().maxLength(20_000),
})
