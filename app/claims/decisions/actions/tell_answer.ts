import Claim from '#app/claims/claims/claim'
import type { DirectPayment } from '#app/claims/claims/direct_payment'
import { isGuided } from '#app/claims/rules/channel'
import { type Answer, decide } from '#app/claims/decisions/actions/record_decision'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import type { ToldBy } from '#app/claims/decisions/told_by'
import { now, today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { plusDays } from '#app/platform/shared/working_days'
import type User from '#app/people/accounts/user'

/** Days until a traveller who heard nothing is asked again, by how often that was done. */
const ASK_AGAIN_DAYS = [7, 14]

export type TravellersAnswer =
  | { said: 'paid'; amountCents: number; how?: DirectPayment; answeredOn?: string }
  | { said: 'refused'; reason: RejectionReason; note?: string | null; answeredOn?: string }
  | { said: 'nothing' }

/** Throws a Refusal for a claim that we submitted, or that was answered, and for more than was claimed. */
export async function tellAnswer({ id }: Pick<Claim, 'id'>, by: User, answer: TravellersAnswer) {
  const claim = await Claim.lock(id)
  assertAsked(claim)
  if (answer.said === 'nothing') {
    const days = ASK_AGAIN_DAYS[Math.min(Math.max(claim.timesAsked - 1, 0), 1)]
    return claim.change({ by, set: { askOn: plusDays(today(), days) }, action: 'nothing_heard' })
  }
  if (answer.said === 'refused') {
    const { reason, note, answeredOn } = answer
    await decide(
      claim,
      by,
      { outcome: 'rejected', reason },
      { statedReason: note, answeredOn },
      place(claim, 'traveller')
    )
    return claim
  }
  const { amountCents, how, answeredOn } = answer
  // It may have been for several claims at once.
  if (amountCents > claim.grossCents) throw new Refusal('amountCents', 'moreThanClaimed')
  return payDirectly(claim, by, { amountCents, how, answeredOn, toldBy: 'traveller' })
}

/** Needs the claim locked. */
export const closeByExport = (claim: Claim, amountCents: number, answeredOn: string) =>
  payDirectly(claim, null, { amountCents, answeredOn, toldBy: 'export' })

type Paid = { amountCents: number; how?: DirectPayment; answeredOn?: string; toldBy: Exclude<ToldBy, 'operator'> }

async function payDirectly(claim: Claim, by: User | null, { amountCents, how, answeredOn, toldBy }: Paid) {
  const answer: Answer =
    amountCents >= claim.grossCents
      ? { outcome: 'approved' }
      : { outcome: 'partly_approved', approvedCents: amountCents }
  await decide(claim, by, answer, { answeredOn }, place(claim, toldBy))
  return claim.moveTo('closed', {
    by,
    set: { paidDirectlyAt: now(), paidDirectlyHow: how ?? 'transfer' },
    action: how === 'set_off' ? 'set_off' : 'paid_directly',
    audit: { amount: Math.min(amountCents, claim.grossCents), toldBy },
  })
}

const place = (claim: Claim, toldBy: Exclude<ToldBy, 'operator'>) => ({
  previousStatus: claim.status as 'submitted' | 'acknowledged',
  toldBy,
})

function assertAsked(claim: Claim) {
  if (!isGuided(claim.channel)) throw new Refusal('claim', 'answeredToUs')
  if (claim.status !== 'submitted' && claim.status !== 'acknowledged') throw new Refusal('claim', 'answeredAlready')
}
