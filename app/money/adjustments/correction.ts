import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/messages/events/stateful'
import { liveEvents } from '#app/messages/live/outbox'
import { FOUR_EYES_ABOVE_CENTS, type CorrectionKind, correctionMachine } from '#app/money/adjustments/correction_status'
import type { CostKind } from '#app/money/matching/allocation_kind'
import { CorrectionSchema } from '#database/schema'

export default class Correction extends compose(CorrectionSchema, Stateful('correction', correctionMachine)) {
  declare kind: CorrectionKind
  declare costKind: CostKind | null

  get needsSecondPerson() {
    return Math.abs(this.amountCents) > FOUR_EYES_ABOVE_CENTS
  }

  get live() {
    return liveEvents('CorrectionMoved', this.reference, 'admin')
  }
}
