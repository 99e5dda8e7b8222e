import { day, instant, number, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { possibleFees } from '#app/travel/trips/fares/card_products'
import type { RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import { railProduct } from '#app/travel/trips/fares/rail_product'
import { MISSED_TAP_FEES, missedTrainFee } from '#app/travel/trips/missed_tap_fees'
import type User from '#app/people/accounts/user'

export type ProductQuestion = {
  /** Public. */
  cardId: string
  last4: string | null
  /** ISO 8601, the first first. */
  trips: { id: string; at: string; fromPlace: string | null }[]
  /** With each pass, the lowest and the highest fee of these trips, in cents. */
  choices: { pass: RailPass; from: number; to: number }[]
}

/** Days are ISO dates. */
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

/** `tripIds` are public. */
export async function productQuestions(user: User, tripIds: string[]): Promise<ProductQuestion[]> {
  const rows = await readRows(
    {
      id: text('t.public_id'),
      at: instant('t.checked_in_at'),
      fromPlace: orNull(text('t.from_place')),
      cardId: text('c.public_id'),
      last4: orNull(text('c.last_4')),
      product: orNull(text('x.product')),
      passes: texts<RailPass>('t.rail_passes'),
    },
    `from trips t join ovcp_cards c on c.id = t.card_id join transactions x on x.id = t.anchor_transaction_id
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
  const ms = new Date(at).getTime()
  const { isAccount } = railProduct(product ?? '')
  const full = missedTrainFee(MISSED_TAP_FEES, ms) ?? 0
  return possibleFees({ passes: [pass], isAccount }, ms, full)[0]
}

export const productAnswers = (user: User): Promise<ProductAnswer[]> =>
  readRows(
    {
      id: number('s.id'),
      last4: orNull(text('c.last_4')),
      pass: typed<RailPass>('s.pass'),
      from: day('s.valid_from'),
      until: day('s.valid_until'),
    },
    `from said_products s join ovcp_cards c on c.id = s.card_id
     where s.tenant_id = ? and s.user_id = ? order by s.valid_from, s.id limit 100`,
    [user.tenantId, user.id]
  )
