import Counterparty from '#app/travel/operators/counterparty'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { recordDispatch } from '#app/claims/letters/actions/record_dispatch'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'

/** Throws a Refusal without an address, for a day before the letter or still to come, and once it was posted. */
export async function markPosted(
  { id }: Pick<Letter, 'id'>,
  by: User,
  { postedOn = today() }: { postedOn?: string } = {}
) {
  const letter = await Letter.lock(id)
  letter.assertCanMove('posted')
  if (letter.awaitsCheck) throw new Refusal('letter', 'letterUnchecked')
  const operator = await Counterparty.findOrFail(letter.counterpartyId)
  if (!operator.address) throw new Refusal('letter', 'operatorWithoutAddress')
  if (postedOn > today() || postedOn < letter.day)
    throw new Refusal('postedOn', 'postedOnOtherDay', { day: letter.day })
  await recordDispatch(letter, operator, 'posted', { by, postedOn, postedTo: operator.address })
  return letter
}
