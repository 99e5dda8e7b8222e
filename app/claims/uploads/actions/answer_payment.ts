import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { record } from '#app/messages/events/record'
import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'
import { Refusal } from '#app/platform/shared/refusal'
import PaymentAnswer from '#app/travel/trips/payment_answer'
import Trip from '#app/travel/trips/trip'
import User from '#app/people/accounts/user'

/** `tripIds` are public ids, none for none of those asked about. Throws a Refusal for others or without a question. */
export async function answerPayment({ id: userId }: Pick<User, 'id'>, transactionId: number, tripIds: string[]) {
  const user = await User.lock(userId)
  const asked = Trip.ownedBy(user).whereRaw('unclear_transaction_ids @> array[?::bigint]', [transactionId])
  const trips = await asked
  const chosen = trips.filter(({ publicId }) => tripIds.includes(publicId))
  if (trips.length === 0) throw new Refusal('payment', 'paymentNotAsked')
  if (chosen.length !== new Set(tripIds).size) throw new Refusal('payment', 'notAmongTrips')

  const anchors = chosen.map(({ anchorTransactionId }) => anchorTransactionId)
  await PaymentAnswer.createMany(
    (anchors.length > 0 ? anchors : [null]).map((anchorTransactionId) => ({
      transactionId,
      tenantId: user.tenantId,
      userId: user.id,
      anchorTransactionId,
    }))
  )
  await record('payment.answered', user.subject, user, { trips: tripIds })
  await rebuildTravel([trips[0].cardId])
}

/** Asks again. Throws a Refusal where nothing was answered. */
export async function forgetPaymentAnswer({ id: userId }: Pick<User, 'id'>, transactionId: number) {
  const user = await User.lock(userId)
  const { tenantId } = user
  const card = await readRow(
    { id: number('x.card_id') },
    `from payment_answers a join transactions x on x.id = a.transaction_id
     where a.transaction_id = ? and a.tenant_id = ? and a.user_id = ?`,
    [transactionId, tenantId, user.id]
  )
  if (!card) throw new Refusal('payment', 'paymentNotAsked')
  await PaymentAnswer.query().where({ transactionId, tenantId, userId: user.id }).delete()
  await record('payment.asked_again', user.subject, user)
  await rebuildTravel([card.id])
}
