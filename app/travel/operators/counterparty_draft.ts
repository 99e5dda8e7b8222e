import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DraftStatus } from '#app/travel/operators/draft_status'
import { CounterpartyDraftSchema } from '#database/schema'
import User from '#app/people/accounts/user'

export default class CounterpartyDraft extends CounterpartyDraftSchema {
  declare status: DraftStatus

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>
}
