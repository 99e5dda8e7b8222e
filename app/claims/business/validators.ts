import vine from '@vinejs/vine'
import { line } from '#app/platform/shared/rules'

export const chosenClaimsValidator = vine.create({
  groups: vine
    .array(vine.object({ userId: vine.string().uuid(), operator: line(40) }))
    .minLength(1)
    .maxLength(5_000)
    .optional(),
})

export const tenantMandateValidator = vine.create({
  signedName: line(200, 0),
  version: line(40, 0),
})
