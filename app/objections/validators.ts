import vine from '@vinejs/vine'
import { referencesRule } from '#app/decisions/validators'

export const chosenClaimsValidator = vine.create({
  claims: vine.string().maxLength(4_000),
})

export const objectionValidator = vine.create({
  claims: referencesRule(),
  argument: vine.string().trim().minLength(20).maxLength(4_000),
})
