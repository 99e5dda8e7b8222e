import Claim from '#app/claims/claim'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { now, today } from '#app/shared/clock'
import { asWorker } from '#app/shared/tenancy'
import { plusDays } from '#app/shared/working_days'

/** A traveller who has to submit a claim hears of it this many days before the last one. */
export const REMINDER_DAYS = 7

export async function watchDeadlines() {
  await asWorker(expireClaims)
  await asWorker(remindTravellers)
}

/** Claims that nobody submitted in time. One in a letter that is being made stays with it. */
async function expireClaims() {
  const claims = await waiting()
    .where('claims.deadline_on', '<', today())
    .whereNull('claims.submission_id')
  for (const claim of claims) await claim.moveTo('expired', { by: null })
  for (const { first, count } of byTravellerAndOperator(claims)) {
    await sendEmail(recipientOf(first.user), 'claim_expired', {
      operator: first.counterparty.name,
      reference: first.reference,
      count,
    })
  }
}

async function remindTravellers() {
  const claims = await waiting()
    .whereNot('claims.channel', 'letter')
    .where('claims.deadline_on', '<=', plusDays(today(), REMINDER_DAYS))
    .whereNull('claims.reminded_at')
  for (const { first, count } of byTravellerAndOperator(claims)) {
    await sendEmail(recipientOf(first.user), 'claim_window_closing', {
      operator: first.counterparty.name,
      reference: first.reference,
      until: first.deadlineOn,
      count,
    })
  }
  await Claim.query()
    .whereIn('id', claims.map(({ id }) => id))
    .update({ reminded_at: now() }) // prettier-ignore
}

const waiting = () =>
  Claim.query()
    .where('claims.status', 'ready')
    .preload('user')
    .preload('counterparty')
    .orderBy('claims.deadline_on')
    .orderBy('claims.id')
    .forUpdate()

/** One message for all claims with an operator; the first is the one that closes first. */
function byTravellerAndOperator(claims: Claim[]) {
  const groups = new Map<string, { first: Claim; count: number }>()
  for (const claim of claims) {
    const key = `${claim.userId} ${claim.counterpartyId}`
    const group = groups.get(key)
    if (group) group.count++
    else groups.set(key, { first: claim, count: 1 })
  }
  return groups.values()
}
