import { fileClaims } from '#app/claims/claims/actions/file_claims'
import { markSubmitted } from '#app/claims/claims/actions/mark_submitted'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import { objectToClaims } from '#app/claims/letters/actions/object_to_claims'
import { recordRefund } from '#app/money/matching/actions/record_refund'
import Claim from '#app/claims/claims/claim'
import Counterparty from '#app/travel/operators/counterparty'
import { asStaff, asWorker, betweenTransactions, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { checkLetter } from '#app/claims/letters/actions/check_letter'
import { markPosted } from '#app/claims/letters/actions/mark_posted'
import { sendLetter } from '#app/claims/letters/actions/send_letter'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { sendTo } from '#tests/factories/operators'
import { travelled } from '#tests/factories/travel'
import { createUser } from '#tests/factories/users'

/** Three trips of a new card, one of which misses its check-out: 15.10 to claim. */
export const exportWithMissedCheckOut = () =>
  new Export(newCard())
    .journey(daysAgo(40), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .missedCheckOut(daysAgo(20), 'Leiden Centraal', '17:42')
    .journey(daysAgo(2), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .text()

/** A claim of 15.10 on a missed check-out at Leiden Centraal, which waits for the letter to NS. */
export async function createReadyClaim(user: User) {
  const batch = await travelled(user, exportWithMissedCheckOut())
  return inTenant(user.tenantId, async () => {
    const [{ trip }] = await claimableTrips(user, { batchId: batch.id })
    const [claim] = await fileClaims(user, { batchId: batch.id }, [{ tripId: trip.publicId }])
    return claim
  })
}

/** As createReadyClaim, and it was sent to NS. */
export async function createClaim(user: User) {
  const { id } = await createReadyClaim(user)
  return asWorker(async () => {
    const claim = await Claim.lock(id)
    return markSubmitted(claim, await Counterparty.findOrFail(claim.counterpartyId), { by: user })
  })
}

/** Ready claims of 10.00 with an operator, on stays at one station that were charged, one a day. */
export async function createReadyClaims(user: User, count: number, operator: Counterparty) {
  const lines = new Export(newCard())
  for (let day = 0; day < count; day++) {
    lines.journey(daysAgo(6 + day), 'Leiden Centraal', '07:58', 'Leiden Centraal', '08:04', '10,00')
  }
  const batch = await travelled(user, lines.text())
  const claims = await inTenant(user.tenantId, async () => {
    const trips = await claimableTrips(user, { batchId: batch.id })
    const chosen = trips.map(({ trip }) => ({ tripId: trip.publicId }))
    return fileClaims(user, { batchId: batch.id }, chosen)
  })
  await sendTo(operator, claims)
  return { batch, claims }
}

/** As createReadyClaims, and they were sent. */
export async function createClaims(user: User, count: number, operator: Counterparty) {
  const { claims } = await createReadyClaims(user, count, operator)
  await asWorker(async () => {
    for (const { id } of claims) await markSubmitted(await Claim.lock(id), operator, { by: user })
  })
  return claims
}

/** As createClaims, and the operator approved them. */
export async function createApprovedClaims(user: User, count: number, operator: Counterparty, by: User) {
  const claims = await createClaims(user, count, operator)
  await asStaff(async () => {
    for (const { id } of claims) await recordDecision(await Claim.findOrFail(id), by, { outcome: 'approved' })
  })
  return claims
}

/** A claim of 2.40 with HTM, which only the holder of the card can submit. */
export async function createGuidedClaim(user: User) {
  const [htm, spui, stop] = ['Reizen op Saldo HTM', 'Den Haag, Spui', 'Den Haag, Kalvermarkt']
  const lines = new Export(newCard())
    .journey(daysAgo(12), spui, '08:00', stop, '08:14', '1,60', htm)
    .missedCheckOut(daysAgo(10), spui, '17:42', '4,00', htm)
    .journey(daysAgo(2), spui, '08:00', stop, '08:14', '1,60', htm)
  const batch = await travelled(user, lines.text())
  return inTenant(user.tenantId, async () => {
    const [{ trip }] = await claimableTrips(user, { batchId: batch.id })
    const chosen = [{ tripId: trip.publicId, statedPlace: stop }]
    const [claim] = await fileClaims(user, { batchId: batch.id }, chosen)
    return claim
  })
}

/** Staff approve a claim and the operator pays it. */
export async function payClaim(claim: Claim, staff: User) {
  await asStaff(async () => {
    await recordDecision(await Claim.findOrFail(claim.id), staff, { outcome: 'approved' })
    await recordRefund(await Claim.findOrFail(claim.id), staff, {
      amountCents: claim.grossCents,
      receivedOn: '2026-11-01',
      statementReference: `test ${claim.reference}`,
    })
  })
}

/** Staff object to the answer, somebody else checks the letter, and it leaves. */
export const objectTo = (claim: Pick<Claim, 'reference'>, staff: User) =>
  asWorker(async () => {
    const argument = 'The records of the card show something else.'
    const { id } = await objectToClaims([claim.reference], argument, staff)
    await betweenTransactions(() => sendLetter(id))
    await checkLetter({ id }, await createUser({ role: 'agent' }))
    await betweenTransactions(() => sendLetter(id))
    const letter = await Letter.findOrFail(id)
    if (letter.status !== 'prepared') return
    await queryRows(
      "update counterparties set address = 'Postbus 1, 1000 AA Amsterdam' where id = ? and address is null",
      [letter.counterpartyId]
    )
    await markPosted(letter, staff)
  })

/** The letter that a claim is in or left with; null for none. */
export const letterIdOf = ({ id }: Pick<Claim, 'id'>) =>
  asWorker(async () => {
    const [found] = await queryRows<{ letter_id: number }>(
      "select letter_id from letter_claims where claim_id = ? and (outcome is null or outcome = 'left') order by letter_id limit 1",
      [id]
    )
    return found?.letter_id ?? null
  })

/** Someone whose claim was paid: 12.08 on the balance with the house's fee of 20 %. */
export async function createPaidTraveller(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(given)
  await payClaim(await createClaim(user), await createUser({ role: 'owner' }))
  return user
}
