import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { TripSchema } from '#database/schema'
import Counterparty from '#app/counterparties/counterparty'
import OvcpCard from '#app/ovcp_cards/ovcp_card'
import User from '#app/users/user'

export default class Trip extends TripSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => OvcpCard, { foreignKey: 'cardId' })
  declare card: BelongsTo<typeof OvcpCard>

  @belongsTo(() => Counterparty)
  declare counterparty: BelongsTo<typeof Counterparty>
}
