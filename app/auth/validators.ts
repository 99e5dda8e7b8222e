import vine from '@vinejs/vine'

export const signInValidator = vine.create({
  email: vine.string().trim().email(),
  password: vine.string().maxLength(1_000),
})
