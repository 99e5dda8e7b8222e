import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ClaimRuleSchema } from '#database/schema'
import Counterparty from '#app/counterparties/counterparty'

export default class ClaimRule extends ClaimRuleSchema {
  /** The rules that hold on a day (ISO date). */
  static validOn = scope((query, day: string) => {
    query
      .where('valid_from', '<=', day)
      .where((or) => void or.whereNull('valid_to').orWhere('valid_to', '>=', day))
  })

  @belongsTo(() => Counterparty)
  declare counterparty: BelongsTo<typeof Counterparty>
}
