import vine from '@vinejs/vine'

/** Neither address nor role: those are the invitation's. */
export const acceptInvitationValidator = vine.create({
  firstName: vine.string().trim().minLength(1).maxLength(60),
  lastName: vine.string().trim().minLength(1).maxLength(80),
  birthOn: vine.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  password: vine.string().maxLength(1_000),
  terms: vine.accepted(),
})

export const inviteMembersValidator = vine.create({
  emails: vine.string().trim().maxLength(20_000),
})
