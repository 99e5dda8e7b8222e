import { record } from '#app/messages/events/record'
import { liveEvents } from '#app/messages/live/outbox'
import { toUser } from '#app/messages/live/channel_sequence'
import type Claim from '#app/claims/claims/claim'
import Counterparty from '#app/travel/operators/counterparty'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import Tenant from '#app/people/tenants/tenant'
import { isForOrganisation } from '#app/money/matching/wallets_of'
import User from '#app/people/accounts/user'

type Credit = { claim: Claim; amountCents: number; feeCents: number }

/** Needs the claim locked. A claim that received all that was approved is refunded. */
export async function receiveRefund(claim: Claim, amountCents: number, by: User | null) {
  const receivedCents = claim.receivedCents + amountCents
  if (receivedCents === claim.approvedCents) {
    await claim.moveTo('refunded', { by, set: { receivedCents }, audit: null })
  } else {
    await claim.merge({ receivedCents }).save()
  }
  const received = liveEvents('RefundReceived', claim.reference, toUser(claim.userId))
  await record('claim.refund_received', claim, by, { amount: amountCents, status: claim.status }, received)
}

/** One mail to each traveller and operator. */
export async function mailTravellers(credits: Credit[]) {
  const groups = Map.groupBy(credits, ({ claim }) => `${claim.userId} ${claim.counterpartyId} ${claim.isBusiness}`)
  for (const group of groups.values()) {
    const [{ claim }] = group
    const netCents = group.reduce((sum, one) => sum + one.amountCents - one.feeCents, 0)
    const tenant = await Tenant.findOrFail(claim.tenantId)
    if (isForOrganisation(claim, tenant) || netCents === 0) continue

    const operator = await Counterparty.findOrFail(claim.counterpartyId)
    await sendEmail(recipientOf(await User.findOrFail(claim.userId)), 'refund_received', {
      operator: operator.name,
      netCents,
    })
  }
}
