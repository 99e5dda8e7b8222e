import vine from '@vinejs/vine'
import { text } from '#app/platform/shared/rules'
import { AVAILABILITY, PROVINCES, TRANSPORT } from '#app/people/applications/application_form'

const someOf = <Option extends string>(options: readonly Option[]) =>
  vine.array(vine.enum(options)).minLength(1).distinct()

export const applicationValidator = vine.create({
  motivation: text(4_000, 20),
  availability: someOf(AVAILABILITY),
  regions: someOf(PROVINCES),
  transport: someOf(TRANSPORT),
})
