import vine from '@vinejs/vine'

export const payOutRestValidator = vine.create({
  iban: vine.string().trim().maxLength(42).nullable().optional(),
  holder: vine.string().trim().maxLength(70).nullable().optional().requiredIfExists('iban'),
})

export const erasureValidator = vine.create({
  understood: vine.accepted(),
})
