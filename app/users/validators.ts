import vine from '@vinejs/vine'

export const bankAccountValidator = vine.create({
  iban: vine.string().trim().maxLength(60),
  holder: vine.string().trim().minLength(1).maxLength(70),
})
