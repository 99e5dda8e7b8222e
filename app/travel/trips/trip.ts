import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { TripSchema } from '#database/schema'
import Counterparty from '#app/travel/operators/counterparty'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { firstWithRelated } from '#app/platform/shared/first_with_related'
import { Owned } from '#app/platform/shared/owned'
import TripOverride from '#app/travel/trips/trip_override'
import { tapsSql } from '#app/travel/trips/trip_taps'
import User from '#app/people/accounts/user'

export default class Trip extends compose(TripSchema, Owned) {
  /** With all that the page of a trip shows, and its `taps` in `$extras`. */
  static findWithTapsOrFail(publicId: string) {
    return firstWithRelated(
      this.query().where('public_id', publicId),
      ['user', 'user.tenant', 'card', 'counterparty', 'override'],
      { taps: tapsSql('root') }
    )
  }

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => OvcpCard, { foreignKey: 'cardId' })
  declare card: BelongsTo<typeof OvcpCard>

  @belongsTo(() => Counterparty)
  declare counterparty: BelongsTo<typeof Counterparty>

  @belongsTo(() => TripOverride, {
    foreignKey: 'anchorTransactionId',
    localKey: 'anchorTransactionId',
  })
  declare override: BelongsTo<typeof TripOverride>
}
