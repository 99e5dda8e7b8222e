import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CounterpartySchema } from '#database/schema'
import AnswerTime from '#app/counterparties/answer_time'
import User from '#app/users/user'
import ClaimRule from '#app/counterparties/claim_rule'

export default class Counterparty extends CounterpartySchema {
  @hasMany(() => ClaimRule)
  declare rules: HasMany<typeof ClaimRule>

  @hasMany(() => AnswerTime)
  declare answerTimes: HasMany<typeof AnswerTime>

  @belongsTo(() => User, { foreignKey: 'answerCheckedById' })
  declare answerCheckedBy: BelongsTo<typeof User>
}
