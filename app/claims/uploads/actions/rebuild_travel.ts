import { dutchDay } from '#app/platform/shared/dutch_day'
import { cents, day, number, orNull, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { awaitsFirstAnswer, isToSubmit } from '#app/claims/claims/questions'
import Claim from '#app/claims/claims/claim'
import type { Overtaken } from '#app/claims/claims/isomorphic/overtaken'
import { closeByExport } from '#app/claims/decisions/actions/tell_answer'
import { takeOutOfLetter } from '#app/claims/claims/actions/take_out_of_letter'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import { rebuildTrips } from '#app/travel/trips/actions/rebuild_trips'

export async function rebuildTravel(cardIds: number[], onProgress?: (share: number) => unknown) {
  await rebuildTrips(cardIds, onProgress)
  await followTrips(cardIds)
  await closePaidClaims(cardIds)
  await proposeAgain(cardIds)
}

/** What an employer can claim follows the trips. */
async function proposeAgain(cardIds: number[]) {
  const people = await readRows(
    { id: number('c.user_id') },
    `from ovcp_cards c where c.id = any(?::bigint[]) and (
       exists (select from trips t where t.card_id = c.id and t.is_business and t.irregularity is not null)
       or exists (select from claim_proposals p where p.user_id = c.user_id))`,
    [cardIds]
  )
  for (const userId of new Set(people.map(({ id }) => id))) await enqueue('propose_claims', { userId })
}

/** Withdraws claims that their trips overtook, and takes one whose payment is asked about out of its letter. */
async function followTrips(cardIds: number[]) {
  const moved = await readRows(
    {
      id: number('c.id'),
      overtaken: orNull(
        typed<Overtaken>(`case when t.unclear_transaction_ids <> '{}' and t.irregularity = c.kind then null
         when t.refund_transaction_id is not null or t.reasons && array['corrected_by_operator', 'refunded_in_own_row'] then 'paid_back'
         when t.irregularity = c.kind or t.fee_cents = 0 then 'charged_otherwise'
         else 'in_order' end`)
      ),
    },
    `from claims c join trips t on t.id = c.trip_id
     where t.card_id = any(?::bigint[]) and ${isToSubmit('c')}
       and (t.irregularity is distinct from c.kind or (t.unclear_transaction_ids <> '{}' and c.in_letter is not null)
         or (t.unclear_transaction_ids = '{}' and c.charged_cents <> coalesce(t.fee_cents, t.fare_cents, 0)))
     order by c.id`,
    [cardIds]
  )
  for (const { id, overtaken } of moved) {
    const claim = await Claim.lock(id)
    if (claim.status !== 'ready' && claim.heldStatus !== 'ready') continue
    // The letter that it is in is written anew without it; one that is handed over right now has left.
    if (claim.inLetter !== null && !(await isOutOfLetter(claim))) continue
    if (overtaken !== null) await claim.moveTo('withdrawn', { by: null, set: { overtaken }, action: overtaken })
  }
}

const isOutOfLetter = (claim: Claim) =>
  takeOutOfLetter(claim).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    }
  )

/** Claims that the traveller submitted, and whose trip a refund after that day is of: the operator paid. */
async function closePaidClaims(cardIds: number[]) {
  const paid = await readRows(
    {
      id: number('c.id'),
      amountCents: cents('abs(x.amount_cents)'),
      paidOn: day(dutchDay('x.at')),
    },
    `from claims c join trips t on t.id = c.trip_id join transactions x on x.id = t.refund_transaction_id
     where t.card_id = any(?::bigint[]) and ${awaitsFirstAnswer('c')} and c.channel <> 'letter' and abs(x.amount_cents) > 0
       and ${dutchDay('x.at')} >= ${dutchDay('c.submitted_at')}
     order by c.id`,
    [cardIds]
  )
  for (const { id, amountCents, paidOn } of paid) {
    await closeByExport(await Claim.lock(id), amountCents, paidOn)
  }
}
