import { dutchDay } from '#app/platform/shared/dutch_day'
import { day } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { record } from '#app/messages/events/record'
import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'
import { Refusal } from '#app/platform/shared/refusal'
import OvcpCard from '#app/travel/cards/ovcp_card'
import type { RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import SaidProduct from '#app/travel/trips/said_product'
import User from '#app/people/accounts/user'

type Person = Pick<User, 'id'>

/** For the days of all trips of the card for which it is asked. Throws a Refusal where there are none. */
export async function sayProduct({ id }: Person, publicCardId: string, pass: RailPass) {
  const user = await User.lock(id)
  const card = await OvcpCard.ownedBy(user).where('public_id', publicCardId).firstOrFail()
  const cardId = card.id
  const asked = await readRow(
    {
      from: day(dutchDay('min(travelled_at)')),
      until: day(dutchDay('max(travelled_at)')),
    },
    "from trips where tenant_id = ? and user_id = ? and card_id = ? and 'product_open' = any(reasons) having count(*) > 0",
    [user.tenantId, user.id, cardId]
  )
  if (!asked) throw new Refusal('product', 'productNotAsked')

  await SaidProduct.query()
    .where({ cardId, tenantId: user.tenantId, userId: user.id })
    .whereRaw("daterange(valid_from, valid_until, '[]') && daterange(?, ?, '[]')", [asked.from, asked.until])
    .delete()
  await SaidProduct.create({
    cardId,
    tenantId: user.tenantId,
    userId: user.id,
    pass,
    validFrom: asked.from,
    validUntil: asked.until,
  })
  await tell(user, cardId, pass)
}

/** Throws a Refusal for an answer that is gone. */
export async function changeProduct({ id }: Person, answerId: number, pass: RailPass) {
  const user = await User.lock(id)
  const { tenantId } = user
  const said = await SaidProduct.query().where({ id: answerId, tenantId, userId: user.id }).first()
  if (!said) throw new Refusal('product', 'productNotAsked')
  await said.merge({ pass }).save()
  await tell(user, said.cardId, pass)
}

async function tell(user: User, cardId: number, pass: RailPass) {
  await record('product.said', user.subject, user, { card: cardId, pass })
  await rebuildTravel([cardId])
}
