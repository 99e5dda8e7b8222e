import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CounterpartySchema } from '#database/schema'
import AnswerTime from '#app/travel/operators/answer_time'
import User from '#app/people/accounts/user'

export default class Counterparty extends CounterpartySchema {
  @hasMany(() => AnswerTime)
  declare answerTimes: HasMany<typeof AnswerTime>

  @belongsTo(() => User, { foreignKey: 'answerCheckedById' })
  declare answerCheckedBy: BelongsTo<typeof User>
}
