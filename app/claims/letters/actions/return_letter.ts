import { setOutcome, unansweredClaims } from '#app/claims/letters/claims_in_letter'
import { KINDS } from '#app/claims/letters/kinds'
import { mailTravellers } from '#app/claims/letters/mail_travellers'
import Counterparty from '#app/travel/operators/counterparty'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type Claim from '#app/claims/claims/claim'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'

/** Its claims go into another letter, also past their last day. Throws a Refusal if all are answered or one is held. */
export async function returnLetter({ id }: Pick<Letter, 'id'>, reason: string, by: User | null) {
  const letter = await Letter.lock(id)
  letter.assertCanMove('bounced')
  const claims = await unansweredClaims(letter)
  if (claims.length === 0) throw new Refusal('letter', 'letterWasAnswered')
  const held = claims.find(({ heldStatus }) => heldStatus === 'objected')
  if (held) throw new Refusal('letter', 'objectionOnHold', { claim: held.reference })
  await letter.moveTo('bounced', {
    by,
    set: { failedAt: now(), problem: reason },
    audit: { reason, claims: claims.length },
  })
  await setOutcome(letter, claims, 'returned')
  const operator = await Counterparty.findOrFail(letter.counterpartyId)
  const { comeBack, tells } = KINDS[letter.kind]
  const back: Claim[] = []
  for (const claim of claims) back.push(await comeBack(claim, operator, by))
  // One that is on hold goes into no letter before its question is answered.
  const free = back.filter(({ status }) => status !== 'on_hold')
  if (tells && free.length > 0) {
    await mailTravellers(tells.returned, free, (own) => ({ operator: operator.name, count: own.length }))
  }
}
