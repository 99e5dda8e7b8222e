import { queryRows } from '#app/platform/shared/tenancy'
import { possibleFees } from '#app/travel/trips/fares/card_products'
import type { RailPass } from '#app/travel/operators/rail_pass'
import { railProduct } from '#app/travel/trips/fares/rail_product'
import { MISSED_TAP_FEES, missedTrainFee } from '#app/travel/trips/missed_tap_fees'
import type User from '#app/people/accounts/user'

/** What was on a card, where its rides do not tell it and the fee of a missed check-out depends on it. */
export type ProductQuestion = {
  /** Public. */
  cardId: string
  last4: string | null
  /** ISO 8601, the first first. */
  trips: { id: string; at: string; fromPlace: string | null }[]
  /** With each pass, the lowest and the highest fee of these trips, in cents. */
  choices: { pass: RailPass; from: number; to: number }[]
}

/** What the traveller said; the days are ISO dates. */
export type ProductAnswer = {
  id: number
  last4: string | null
  pass: RailPass
  from: string
  until: string
}

type Row = ProductQuestion['trips'][number] & {
  cardId: string
  last4: string | null
  product: string | null
  passes: RailPass[]
}

/** `tripIds`: public ids of the trips that it matters for. */
export async function productQuestions(user: User, tripIds: string[]): Promise<ProductQuestion[]> {
  const rows = await queryRows<Row>(
    `select t.public_id as id, t.checked_in_at as at, t.from_place as "fromPlace", c.public_id as "cardId", c.last_4 as last4,
       x.product, t.rail_passes as passes
     from trips t join ovcp_cards c on c.id = t.card_id join transactions x on x.id = t.anchor_transaction_id
     where t.tenant_id = ? and t.user_id = ? and t.public_id = any(?::uuid[]) and 'product_open' = any(t.reasons)
     order by t.card_id, t.checked_in_at`,
    [user.tenantId, user.id, tripIds]
  )
  return [...Map.groupBy(rows, ({ cardId }) => cardId)].map(([cardId, trips]) => ({
    cardId,
    last4: trips[0].last4,
    trips: trips.map(({ id, at, fromPlace }) => ({ id, at, fromPlace })),
    choices: [...new Set(trips.flatMap(({ passes }) => passes))].map((pass) => {
      const fees = trips.map((trip) => feeWith(pass, trip))
      return { pass, from: Math.min(...fees), to: Math.max(...fees) }
    }),
  }))
}

function feeWith(pass: RailPass, { at, product }: Row) {
  const instant = new Date(at).getTime()
  const { isAccount } = railProduct(product ?? '')
  const full = missedTrainFee(MISSED_TAP_FEES, instant) ?? 0
  return possibleFees({ passes: [pass], isAccount }, instant, full)[0]
}

/** The oldest first. */
export const productAnswers = (user: User) =>
  queryRows<ProductAnswer>(
    `select s.id, c.last_4 as last4, s.pass, s.valid_from as "from", s.valid_until as until
     from said_products s join ovcp_cards c on c.id = s.card_id
     where s.tenant_id = ? and s.user_id = ? order by s.valid_from, s.id limit 100`,
    [user.tenantId, user.id]
  )
