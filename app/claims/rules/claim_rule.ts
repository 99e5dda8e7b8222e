import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/people/accounts/user'
import { ClaimRuleSchema } from '#database/schema'

export default class ClaimRule extends ClaimRuleSchema {
  /** The active rules in force on a day (ISO date). */
  static validOn = scope((query, day: string) => {
    query
      .where('status', 'active')
      .where('valid_from', '<=', day)
      .where((or) => void or.whereNull('valid_to').orWhere('valid_to', '>=', day))
  })

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'activatedById' })
  declare activatedBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'checkedById' })
  declare checkedBy: BelongsTo<typeof User>
}
