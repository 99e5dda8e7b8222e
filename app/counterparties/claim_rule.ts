import { scope } from '@adonisjs/lucid/orm'
import { ClaimRuleSchema } from '#database/schema'

export default class ClaimRule extends ClaimRuleSchema {
  /** The rules in force on a day (ISO date). */
  static validOn = scope((query, day: string) => {
    query
      .where('valid_from', '<=', day)
      .where((or) => void or.whereNull('valid_to').orWhere('valid_to', '>=', day))
  })
}
