import vine from '@vinejs/vine'
import { page, reason } from '#app/shared/rules'
import { ROLES } from '#app/users/role'

export const reasonValidator = vine.create({ reason: reason() })

export const roleValidator = vine.create({ role: vine.enum(ROLES) })

/** Where one is in a section of the page of a person. */
export const userPageValidator = vine.create({
  page: page().optional(),
  action: vine
    .string()
    .regex(/^[a-z_]+(\.[a-z_]+)*$/)
    .maxLength(80)
    .optional(),
  email: vine.string().uuid().optional(),
})

export const bankAccountValidator = vine.create({
  iban: vine.string().trim().maxLength(60),
  holder: vine.string().trim().minLength(1).maxLength(70),
})
