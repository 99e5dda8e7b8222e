import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CounterpartySchema } from '#database/schema'
import AnswerTime from '#app/travel/operators/answer_time'
import User from '#app/people/accounts/user'
import ClaimRule from '#app/travel/operators/claim_rule'

export default class Counterparty extends CounterpartySchema {
  @hasMany(() => ClaimRule)
  declare rules: HasMany<typeof ClaimRule>

  @hasMany(() => AnswerTime)
  declare answerTimes: HasMany<typeof AnswerTime>

  @belongsTo(() => User, { foreignKey: 'answerCheckedById' })
  declare answerCheckedBy: BelongsTo<typeof User>
}
