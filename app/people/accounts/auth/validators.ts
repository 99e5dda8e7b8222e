import vine from '@vinejs/vine'
import { birthDay, email, line, password } from '#app/platform/shared/rules'

export const signInValidator = vine.create({
  email: email(),
  password: password(),
  remember: vine.boolean().optional(),
})

export const registrationValidator = vine.create({
  firstName: line(60),
  lastName: line(80),
  email: email(),
  password: password(),
  birthOn: birthDay(),
  terms: vine.accepted(),
})

export const emailValidator = vine.create({ email: email() })
export const newPasswordValidator = vine.create({ password: password() })
export const changePasswordValidator = vine.create({
  currentPassword: password(),
  password: password(),
})
export const passwordValidator = vine.create({ password: password() })
export const codeValidator = vine.create({ code: line(40, 0) })

export const confirmationValidator = vine.create({
  password: password().optional(),
  code: line(40, 0).optional(),
  isDialog: vine.boolean().optional(),
})

/** A WebAuthn credential; the library validates its contents. */
const credential = () => vine.object({ id: vine.string().maxLength(2_000) }).allowUnknownProperties()

export const passkeySignInValidator = vine.create({
  credential: credential(),
  remember: vine.boolean().optional(),
})

export const passkeyConfirmationValidator = vine.create({
  credential: credential(),
  isDialog: vine.boolean().optional(),
})

export const newPasskeyValidator = vine.create({
  name: line(60),
  credential: credential(),
})
