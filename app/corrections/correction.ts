import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Stateful } from '#app/audit/stateful'
import { broadcast } from '#app/broadcasting/broadcast'
import {
  ALONE_CENTS,
  type CorrectionKind,
  correctionMachine,
} from '#app/corrections/correction_status'
import User from '#app/users/user'
import { CorrectionSchema } from '#database/schema'

/** A move of money that finance makes by hand, with a reason; above € 50 a second person decides. */
export default class Correction extends compose(
  CorrectionSchema,
  Stateful('correction', correctionMachine)
) {
  declare kind: CorrectionKind

  @belongsTo(() => User, { foreignKey: 'requestedById' })
  declare requestedBy: BelongsTo<typeof User>

  get needsSecondPerson() {
    return Math.abs(this.amountCents) > ALONE_CENTS
  }

  announce() {
    broadcast('CorrectionMoved', this.reference, 'admin')
  }
}
