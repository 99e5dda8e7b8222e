import { DateTime } from 'luxon'
import { ZONE, now, today } from '#app/shared/clock'
import { inTenant, asStaff, queryRows } from '#app/shared/tenancy'
import type Batch from '#app/batches/batch'
import Claim from '#app/claims/claim'
import type { ClaimStatus } from '#app/claims/claim_status'
import { type Decision, recordDecision } from '#app/claims/actions/record_decision'
import { confirmDirectPayment } from '#app/claims/actions/confirm_direct_payment'
import { confirmSubmission } from '#app/claims/actions/confirm_submission'
import { fileClaims } from '#app/claims/actions/file_claims'
import { watchDeadlines } from '#app/claims/actions/watch_deadlines'
import { isGuided } from '#app/counterparties/channel'
import Counterparty from '#app/counterparties/counterparty'
import { markPosted } from '#app/submissions/actions/mark_posted'
import { prepareSubmission, readyClaims } from '#app/submissions/actions/prepare_submission'
import { sendSubmission } from '#app/submissions/actions/send_submission'
import Submission from '#app/submissions/submission'
import { moveClaim } from '#app/claims/actions/move_claim'
import { type ClaimableTrip, claimableTrips } from '#app/claims/claimable_trips'
import { recordRefund } from '#app/refunds/actions/record_refund'
import type User from '#app/users/user'
import { SANNE_EMAIL } from '#database/seeders/demo_people'
import type { Cast } from '#database/seeders/demo_people'
import type { Timetable } from '#database/seeders/timetable'

/** NS corrects taps by itself for five days, so people wait a little before they claim. */
const DAYS_BEFORE_CLAIMING = 6

/** Fates of claims in turn, so that every state is there; about four in five are paid. */
const FATES = [
  'approved', 'approved', 'rejected', 'approved', 'partly_approved', 'approved', 'withdrawn', 'approved', 'approved',
  'rejected', 'approved', 'expired', 'approved', 'partly_approved', 'approved', 'rejected', 'approved',
] as const // prettier-ignore
type Fate = (typeof FATES)[number]

let turn = 0

/** Claims what may be claimed of a batch some days later, for each traveller in it. */
export function scheduleClaims(
  batch: Batch,
  cast: Cast,
  timetable: Timetable,
  told: { claims: number }
) {
  timetable.add(now().plus({ days: DAYS_BEFORE_CLAIMING, hours: 2 }), async () => {
    for (const userId of await travellersOf(batch)) {
      const user = cast.byId(userId)
      const claims = await inTenant(user.tenantId, async () => {
        const found = await claimableTrips(user, { batchId: batch.id })
        const ready = found.filter((one) => one.proposed && one.evaluation.reason === null)
        const chosen = ready.filter((one) => leavesTurns(user, one, ready))
        return fileClaims(
          user,
          { batchId: batch.id },
          chosen.map((one) => ({ tripId: one.trip.publicId, statedPlace: one.statedPlace }))
        )
      })
      told.claims += claims.length
      for (const claim of claims) scheduleSubmission(claim, cast, timetable)
    }
  })
}

/** Sanne sends one claim in each of an operator's periods, so that she has some of each cap left to try. */
function leavesTurns(user: User, one: ClaimableTrip, among: ClaimableTrip[]) {
  if (user.email !== SANNE_EMAIL || one.cap === null) return true
  const sameTurns = (other: ClaimableTrip) =>
    other.trip.counterpartyId === one.trip.counterpartyId && other.cap?.from === one.cap?.from
  return one.cap.used === 0 && among.find(sameTurns) === one
}

const travellersOf = (batch: Batch) =>
  asStaff(async () => {
    const found = await queryRows<{ id: number }>(
      `select distinct t.user_id as id from trips t join transactions x on x.id = t.anchor_transaction_id
       where x.batch_id = ? and t.irregularity is not null order by 1`,
      [batch.id]
    )
    return found.map((one) => one.id)
  })

function scheduleSubmission(claim: Claim, cast: Cast, timetable: Timetable) {
  const fate = FATES[turn++ % FATES.length]
  const traveller = cast.byId(claim.userId)
  if (fate === 'withdrawn')
    return later(timetable, 0, claim, (fresh) => moveClaim(fresh, 'withdrawn', traveller))
  if (!isGuided(claim.channel)) return scheduleLetter(claim.counterpartyId, cast, timetable)
  if (fate === 'expired') {
    const closed = DateTime.fromISO(claim.deadlineOn, { zone: ZONE }).plus({ days: 1, hours: 6 })
    return timetable.add(closed, watchDeadlines)
  }
  later(timetable, 1, claim, async (fresh) => {
    await confirmSubmission(fresh, traveller, null)
    scheduleAnswer(fresh, cast, timetable)
  })
}

const letters = new Set<string>()

/** On every other Monday, when staff write to the operators. */
function scheduleLetter(operatorId: number, cast: Cast, timetable: Timetable) {
  const monday = now()
    .startOf('week')
    .plus({ weeks: now().weekNumber % 2 ? 1 : 2, hours: 14 })
  const key = `${operatorId} ${monday.toISODate()}`
  if (letters.has(key)) return
  letters.add(key)

  const agent = cast.byEmail('agent@fareback.test')
  timetable.add(monday, async () => {
    const submission = await asStaff(async () => {
      const operator = await Counterparty.findOrFail(operatorId)
      if (!(await readyClaims(operatorId).first())) return null
      return prepareSubmission(operator, agent)
    })
    if (!submission) return
    await sendSubmission(submission.id)
    timetable.add(monday.plus({ hours: 3 }), async () => {
      const fresh = await asStaff(() => Submission.findOrFail(submission.id))
      if (fresh.status === 'prepared') await asStaff(() => markPosted(fresh, agent))
      const claims = await asStaff(() =>
        Claim.query().where({ submission_id: fresh.id, status: 'submitted' }).orderBy('id')
      )
      for (const claim of claims) scheduleAnswer(claim, cast, timetable)
    })
  })
}

let answers = 0

function scheduleAnswer(claim: Claim, cast: Cast, timetable: Timetable) {
  const nth = answers++
  const planned = FATES[nth % FATES.length]
  const fate = planned === 'withdrawn' || planned === 'expired' ? 'approved' : planned
  const agent = cast.byEmail('agent@fareback.test')

  // Operators answer in a week or two, and now and then keep people waiting for much longer.
  const days = nth % 4 === 3 ? 30 + (nth % 25) : 4 + (nth % 9)
  if (nth % 3 === 0) later(timetable, 2, claim, (fresh) => moveClaim(fresh, 'acknowledged', agent))
  later(timetable, days, claim, async (fresh) => {
    await recordDecision(fresh, agent, decisionFor(fate, fresh, nth), null)
    if (fate === 'rejected') scheduleAftermath(fresh, nth, cast, timetable)
    else scheduleRefund(fresh, nth, cast, timetable)
  })
}

/** Of three rejections one is left, one objected to and then approved, one closed. */
function scheduleAftermath(claim: Claim, nth: number, cast: Cast, timetable: Timetable) {
  const agent = cast.byEmail('agent@fareback.test')
  if (nth % 3 === 0) later(timetable, 30, claim, (fresh) => moveClaim(fresh, 'closed', null))
  if (nth % 3 !== 1) return
  later(timetable, 3, claim, (fresh) => moveClaim(fresh, 'objected', cast.byId(fresh.userId)))
  later(timetable, 20, claim, async (fresh) => {
    await recordDecision(
      fresh,
      agent,
      { outcome: 'approved' },
      'The traveller sent the payment of the second journey.'
    )
    scheduleRefund(fresh, nth, cast, timetable)
  })
}

function decisionFor(fate: Fate, claim: Claim, nth: number): Decision {
  if (fate === 'rejected')
    return { outcome: fate, reason: nth % 2 ? 'already_corrected' : 'stops_do_not_match' }
  if (fate !== 'partly_approved' || claim.grossCents <= 2_00) return { outcome: 'approved' }
  return { outcome: fate, approvedCents: claim.grossCents - 2_00 }
}

function scheduleRefund(claim: Claim, nth: number, cast: Cast, timetable: Timetable) {
  const finance = cast.byEmail('finance@fareback.test')
  later(timetable, nth % 3 === 2 ? 45 : 3 + (nth % 5), claim, async (fresh) => {
    if (fresh.refundTo === 'traveller') {
      await confirmDirectPayment(fresh, cast.byId(fresh.userId))
      return
    }
    await recordRefund(fresh, finance, {
      amountCents: fresh.outstandingCents,
      receivedOn: today(),
      statementReference: `AFS${now().toFormat('yyyyLLdd')}-${fresh.id}`,
    })
    if (nth % 5 === 0)
      later(timetable, 14, fresh, (refunded) => moveClaim(refunded, 'closed', null))
  })
}

/** Plans what happens to a claim some days from now. */
function later(
  timetable: Timetable,
  days: number,
  claim: Claim,
  work: (fresh: Claim) => Promise<unknown>
) {
  timetable.add(now().plus({ days, hours: (claim.id % 8) + 1 }), () =>
    asStaff(async () => work(await Claim.findOrFail(claim.id)))
  )
}

/** What people do today, so that the demo has a claim in each state that someone waits in. */
export async function leaveSomeWaiting(cast: Cast) {
  const agent = cast.byEmail('agent@fareback.test')
  await asStaff(async () => {
    const inState = (...statuses: ClaimStatus[]) =>
      Claim.query()
        .whereIn('status', statuses)
        .whereNot('user_id', cast.byEmail(SANNE_EMAIL).id)
        .orderBy('id', 'desc')
    const waiting = await inState('submitted', 'acknowledged')
    const [rejected] = await inState('rejected')

    if (waiting.length > 2 && !(await inState('partly_approved').first())) {
      const claim = waiting.reduce((most, one) => (one.grossCents > most.grossCents ? one : most))
      waiting.splice(waiting.indexOf(claim), 1)
      await recordDecision(claim, agent, decisionFor('partly_approved', claim, 0), null)
    }
    if (waiting.length > 2 && !(await inState('approved').first())) {
      await recordDecision(waiting.pop()!, agent, { outcome: 'approved' }, null)
    }
    if (rejected && !(await inState('objected').first())) {
      await moveClaim(rejected, 'objected', cast.byId(rejected.userId))
    }
  })
}
