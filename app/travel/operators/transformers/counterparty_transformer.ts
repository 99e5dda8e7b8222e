import { BaseTransformer } from '@adonisjs/core/transformers'
import type Counterparty from '#app/travel/operators/counterparty'

export default class CounterpartyTransformer extends BaseTransformer<Counterparty> {
  toObject() {
    return this.pick(this.resource, ['slug', 'name'])
  }

  forAdmin() {
    const operator = this.resource
    return {
      ...this.pick(operator, [
        'slug',
        'name',
        'modes',
        'brands',
        'email',
        'address',
        'ibans',
        'answerDays',
        'answerUnit',
        'objectionDays',
        'answerSource',
        'answerConfirmed',
        'answerCheckedOn',
      ]),
      answerCheckedBy: operator.answerCheckedBy?.fullName ?? null,
      answerTimes: timesOf(operator),
    }
  }
}

const timesOf = ({ answerTimes }: Counterparty) =>
  answerTimes.map(({ way, medianDays, mostDays, sample }) => ({
    way,
    medianDays,
    mostDays,
    sample,
  }))
