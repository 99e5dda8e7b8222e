import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { today } from '#app/shared/clock'

/** The youngest who may agree to our terms by themselves (AVG, article 8). */
export const MINIMUM_AGE = 16

const email = () => vine.string().trim().maxLength(254).email()
const password = () => vine.string().maxLength(1_000)

/** Born at least sixteen years ago, and not in another age. */
export const isOldEnough = (birthOn: string) =>
  DateTime.fromISO(birthOn).isValid &&
  birthOn <= DateTime.fromISO(today()).minus({ years: MINIMUM_AGE }).toISODate()! &&
  birthOn >= '1900-01-01'

export const signInValidator = vine.create({
  email: email(),
  password: password(),
  remember: vine.boolean().optional(),
})

export const registrationValidator = vine.create({
  firstName: vine.string().trim().minLength(1).maxLength(60),
  lastName: vine.string().trim().minLength(1).maxLength(80),
  email: email(),
  password: password(),
  birthOn: vine.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  terms: vine.accepted(),
})

export const emailValidator = vine.create({ email: email() })
export const newPasswordValidator = vine.create({ password: password() })
export const changePasswordValidator = vine.create({
  currentPassword: password(),
  password: password(),
})
export const passwordValidator = vine.create({ password: password() })
export const codeValidator = vine.create({ code: vine.string().trim().maxLength(40) })

export const confirmationValidator = vine.create({
  password: password().optional(),
  code: vine.string().trim().maxLength(40).optional(),
  isDialog: vine.boolean().optional(),
})

/** What a browser's credential API answers; the library checks the inside. */
const credential = () =>
  vine.object({ id: vine.string().maxLength(2_000) }).allowUnknownProperties()

export const passkeySignInValidator = vine.create({
  credential: credential(),
  remember: vine.boolean().optional(),
})

export const passkeyConfirmationValidator = vine.create({
  credential: credential(),
  isDialog: vine.boolean().optional(),
})

export const newPasskeyValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(60),
  credential: credential(),
})
