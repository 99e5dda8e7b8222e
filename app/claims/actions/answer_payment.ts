import { audit } from '#app/audit/audit'
import { rebuildTravel } from '#app/claims/actions/rebuild_travel'
import { Refusal } from '#app/shared/refusal'
import { queryRow } from '#app/shared/tenancy'
import PaymentAnswer from '#app/trips/payment_answer'
import Trip from '#app/trips/trip'
import User from '#app/users/user'

/**
 * The traveller says of which trip a fee or a refund was; `tripId` is its public id, null for none of those that were asked about.
 * Throws a Refusal for what is not asked, or a trip that it cannot be of.
 */
export async function answerPayment(
  { id: userId }: Pick<User, 'id'>,
  transactionId: number,
  tripId: string | null
) {
  const user = await User.lock(userId)
  const asked = Trip.ownedBy(user).whereRaw('unclear_transaction_ids @> array[?::bigint]', [transactionId]) // prettier-ignore
  const trips = await asked
  const trip = tripId === null ? null : trips.find(({ publicId }) => publicId === tripId)
  if (trips.length === 0) throw new Refusal('payment', 'paymentNotAsked')
  if (trip === undefined) throw new Refusal('payment', 'notAmongTrips')

  await PaymentAnswer.create({
    transactionId,
    tenantId: user.tenantId,
    userId: user.id,
    anchorTransactionId: trip?.anchorTransactionId ?? null,
  })
  await audit('payment.answered', user.subject, user, { trip: tripId })
  await rebuildTravel([trips[0].cardId])
}

/** Asks again. Throws a Refusal where nothing was answered. */
export async function forgetPaymentAnswer({ id: userId }: Pick<User, 'id'>, transactionId: number) {
  const user = await User.lock(userId)
  const { tenantId } = user
  const card = await queryRow<{ id: number }>(
    `select x.card_id as id from payment_answers a join transactions x on x.id = a.transaction_id
     where a.transaction_id = ? and a.tenant_id = ? and a.user_id = ?`,
    [transactionId, tenantId, user.id]
  )
  if (!card) throw new Refusal('payment', 'paymentNotAsked')
  await PaymentAnswer.query().where({ transactionId, tenantId, userId: user.id }).delete()
  await audit('payment.asked_again', user.subject, user)
  await rebuildTravel([card.id])
} // prettier-ignore
