import { flag, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { Overrides } from '#app/travel/trips/apply_overrides'
import type { Purpose } from '#app/travel/trips/purpose'
import type { TapReading } from '#app/travel/trips/isomorphic/tap_reading'

/** Who claims a trip says what its tap was. */
export async function overridesOf(cardIds: number[]): Promise<Overrides> {
  const [entered, claimed] = await Promise.all([enteredFor(cardIds), claimedAs(cardIds)])
  const overrides: Overrides = new Map(entered.map(({ tap, ...said }) => [tap, said]))
  for (const { tap, tapReading } of claimed) {
    const said = overrides.get(tap) ?? { operator: null, hasFare: false, purpose: null }
    const isAnswer = overrides.get(tap)?.tapReading === tapReading
    overrides.set(tap, { ...said, tapReading, isClaimed: !isAnswer })
  }
  return overrides
}

const enteredFor = (cardIds: number[]) =>
  readRows(
    {
      tap: number('entered.anchor_transaction_id'),
      operator: orNull(text('o.slug')),
      hasFare: flag('entered.fare_cents is not null'),
      purpose: orNull(typed<Purpose>('entered.purpose')),
      tapReading: orNull(typed<TapReading>('entered.tap_reading')),
    },
    `from trip_overrides entered join transactions t on t.id = entered.anchor_transaction_id
     left join counterparties o on o.id = entered.counterparty_id where t.card_id = any(?)`,
    [cardIds]
  )

const claimedAs = (cardIds: number[]) =>
  readRows(
    {
      tap: number('t.anchor_transaction_id'),
      tapReading: typed<TapReading>(
        "case c.kind when 'missed_check_out' then 'departure' when 'missed_check_in' then 'arrival' else 'wrong_post' end"
      ),
    },
    `from trips t join live_claims c on c.trip_id = t.id
     where t.card_id = any(?) and t.check_in_transaction_id is not null
       and c.kind in ('missed_check_out', 'missed_check_in', 'wrong_post')`,
    [cardIds]
  )
