import vine from '@vinejs/vine'
import { text } from '#app/platform/shared/rules'
import { referencesRule } from '#app/claims/decisions/validators'

export const chosenClaimsValidator = vine.create({
  claims: vine.string().maxLength(4_000),
})

export const objectionValidator = vine.create({
  claims: referencesRule(),
  argument: text(4_000, 20),
})
