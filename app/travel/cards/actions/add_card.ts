import { record } from '#app/messages/events/record'
import { type CardField, type CardForm, fieldsOf, problemOf } from '#app/travel/cards/isomorphic/card_form'
import { withoutGaps } from '#app/travel/cards/isomorphic/card_number'
import { expiryOf } from '#app/travel/cards/isomorphic/expiry'
import { cardsWith, lockCardNumbers } from '#app/travel/cards/cards_with'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { now, today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { blindIndex, encrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'

export async function addCard({ id }: Pick<User, 'id'>, form: CardForm) {
  for (const field of fieldsOf(form.kind)) {
    const problem = problemOf(field, form, today())
    if (problem) throw new Refusal(field, `card.${problem.key}`, problem.values)
  }
  // The same card sent twice at once would pass the checks twice.
  const user = await User.lock(id)
  const card = cardOf(user, form)
  await refuseKnown(card, numberOf(form))

  await card.save()
  await record('card.added', card.subject, user, { kind: card.kind, last_4: card.last4 })
  return card
}

const has = (form: CardForm, field: CardField) => fieldsOf(form.kind).includes(field)
const numberOf = (form: CardForm) => (has(form, 'number') ? withoutGaps(form.number!) : null)

function cardOf(user: User, form: CardForm) {
  const number = numberOf(form)

  return new OvcpCard().fill({
    tenantId: user.tenantId,
    userId: user.id,
    kind: form.kind,
    numberEncrypted: number && encrypt(number, 'card'),
    numberIndex: number && blindIndex(number),
    sequenceEncrypted: has(form, 'sequence') ? encrypt(withoutGaps(form.sequence!), 'card_sequence') : null,
    last4: number ? number.slice(-4) : withoutGaps(form.last4!),
    expiresOn: has(form, 'expires') ? expiryOf(form.expires!) : null,
    nickname: form.nickname?.trim() || null,
    createdAt: now(),
  })
}

async function refuseKnown(card: OvcpCard, number: string | null) {
  if (!number) return refuseSameDigits(card)

  await lockCardNumbers([number])
  const same = await cardsWith(card.userId, [number])
  if (same.some(({ isOwn }) => isOwn)) throw new Refusal('number', 'card.known')
  // Anonymous cards are passed on; any other belongs to one person.
  const isShareable = [card, ...same].every((one) => one.kind === 'anonymous')
  if (same.length > 0 && !isShareable) throw new Refusal('number', 'card.someoneElses')
}

async function refuseSameDigits({ tenantId, userId, kind, last4 }: OvcpCard) {
  const same = await OvcpCard.ownedBy({ id: userId, tenantId })
    .where({ kind, last_4: last4 })
    .whereNull('number_index')
    .first()
  if (same) throw new Refusal('last4', 'card.known')
}
