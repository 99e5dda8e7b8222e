import { record } from '#app/messages/events/record'
import { type CardForm, nameProblem, problemOf } from '#app/travel/cards/isomorphic/card_form'
import { expiryOf } from '#app/travel/cards/isomorphic/expiry'
import type OvcpCard from '#app/travel/cards/ovcp_card'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

type CardChange = Pick<CardForm, 'nickname' | 'expires'>

export async function changeCard(card: OvcpCard, { nickname, expires }: CardChange, by: User) {
  const wrongName = nameProblem(nickname ?? '', card.kind === 'bank_card')
  if (wrongName) throw new Refusal('nickname', `card.${wrongName.key}`)

  const expiresOn = expires ? expiryOf(expires) : null
  // Renaming an expired card needs no new date.
  if (expires && expiresOn !== card.expiresOn) {
    const problem = problemOf('expires', { kind: 'personal', expires }, today())
    if (problem) throw new Refusal('expires', `card.${problem.key}`)
  }

  card.merge({ nickname: nickname?.trim() || null, expiresOn })
  const changes = Object.keys(card.$dirty)
  await card.save()
  if (changes.length > 0) await record('card.changed', card.subject, by, { fields: changes })
  return card
}
