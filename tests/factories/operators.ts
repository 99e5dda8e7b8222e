import { randomBytes } from 'node:crypto'
import Counterparty from '#app/travel/operators/counterparty'
import type Claim from '#app/claims/claims/claim'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'

/** An operator of no other test, for there is one letter per operator and day. */
export const createOperator = (given: Partial<Counterparty> = {}) =>
  asWorker(() => {
    const code = randomBytes(4).toString('hex')
    return Counterparty.create({
      slug: `operator-${code}`,
      name: `Vervoerder ${code}`,
      modes: ['bus'],
      answerDays: 10,
      answerUnit: 'calendar_days',
      address: 'Afdeling Klantenservice\nPostbus 1\n1000 AA Amsterdam',
      ...given,
    })
  })

/** As if these claims had been made for that operator. */
export const sendTo = (operator: Counterparty, claims: Pick<Claim, 'id'>[]) =>
  asWorker(() =>
    queryRows('update claims set counterparty_id = ? where id = any(?)', [operator.id, claims.map(({ id }) => id)])
  )
