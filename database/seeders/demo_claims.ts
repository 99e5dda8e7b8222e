import { unansweredClaims } from '#app/claims/letters/claims_in_letter'
import { DateTime } from 'luxon'
import { ZONE, now, today, travelTo } from '#app/platform/shared/clock'
import { asStaff, betweenTransactions, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '../../tests/support/query_rows.js'
import type Batch from '#app/travel/batches/batch'
import Claim from '#app/claims/claims/claim'
import type { ClaimStatus } from '#app/claims/claims/isomorphic/claim_status'
import { type Answer, recordDecision } from '#app/claims/decisions/actions/record_decision'
import { closeClaims } from '#app/claims/claims/actions/close_claims'
import { answerAboutCommittee, askAboutCommittee } from '#app/claims/claims/actions/ask_about_committee'
import { COSTS } from '#app/claims/claims/committee'
import { checkLetter } from '#app/claims/letters/actions/check_letter'
import { escalateClaim } from '#app/claims/claims/actions/escalate_claim'
import { holdClaim } from '#app/claims/claims/actions/hold_claim'
import { tellDecisions } from '#app/claims/decisions/actions/tell_decisions'
import { UNDO_SECONDS } from '#app/claims/decisions/undo_seconds'
import { objectToClaims } from '#app/claims/letters/actions/object_to_claims'
import { openingAgainst } from '#app/claims/letters/kinds/objections/opening'
import { activateRule } from '#app/claims/rules/actions/activate_rule'
import { type RuleTerms, draftRule } from '#app/claims/rules/actions/draft_rule'
import ClaimRule from '#app/claims/rules/claim_rule'
import { confirmDirectPayment } from '#app/claims/claims/actions/confirm_direct_payment'
import { confirmSubmission } from '#app/claims/claims/actions/confirm_submission'
import { fileClaims } from '#app/claims/claims/actions/file_claims'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'
import { isGuided } from '#app/claims/rules/channel'
import Counterparty from '#app/travel/operators/counterparty'
import { markPosted } from '#app/claims/letters/actions/mark_posted'
import { prepareLetter, readyClaims } from '#app/claims/letters/actions/prepare_letter'
import { sendLetter } from '#app/claims/letters/actions/send_letter'
import Letter from '#app/claims/letters/letter'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import { type ClaimableTrip, claimableTrips } from '#app/claims/claims/claimable_trips'
import { accountOf } from '#database/seeders/demo_bank'
import type User from '#app/people/accounts/user'
import { fileForTenant } from '#database/seeders/demo_organisations'
import { SANNE_EMAIL } from '#database/seeders/demo_people'
import type { Cast } from '#database/seeders/demo_people'
import type { Timetable } from '#database/seeders/timetable'

/** NS corrects taps by itself for five days, so people wait a little before they claim. */
const DAYS_BEFORE_CLAIMING = 6

/** Fates of claims in turn, so that every state is there; about four in five are paid. */
const FATES = [
  'approved',
  'approved',
  'rejected',
  'approved',
  'partly_approved',
  'approved',
  'withdrawn',
  'approved',
  'approved',
  'rejected',
  'approved',
  'expired',
  'approved',
  'partly_approved',
  'approved',
  'rejected',
  'approved',
] as const
type Fate = (typeof FATES)[number]

let turn = 0

/** Claims what may be claimed of a batch some days later, for each traveller in it. */
export function scheduleClaims(batch: Batch, cast: Cast, timetable: Timetable, told: { claims: number }) {
  if (batch.isForTenant) return scheduleBusinessClaims(batch, cast, timetable, told)
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
      for (const claim of claims) scheduleFiling(claim, cast, timetable)
    }
  })
}

/** A manager claims all that can be claimed; what the newest file brings waits for whoever tries the demo. */
function scheduleBusinessClaims(batch: Batch, cast: Cast, timetable: Timetable, told: { claims: number }) {
  const at = now().plus({ days: DAYS_BEFORE_CLAIMING, hours: 2 })
  if (at.plus({ months: 1 }) > timetable.present) return
  const manager = cast.byId(batch.userId)
  timetable.add(at, async () => {
    const claims = await fileForTenant(manager)
    told.claims += claims.length
    for (const claim of claims) scheduleFiling(claim, cast, timetable)
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

function scheduleFiling(claim: Claim, cast: Cast, timetable: Timetable) {
  const fate = FATES[turn++ % FATES.length]
  const traveller = claim.isBusiness ? cast.byEmail('manager@fareback.test') : cast.byId(claim.userId)
  if (fate === 'withdrawn') return later(timetable, 0, claim, (fresh) => moveClaim(fresh, 'withdrawn', traveller))
  if (!isGuided(claim.channel)) return scheduleLetter(claim.counterpartyId, cast, timetable)
  if (fate === 'expired') {
    const closed = DateTime.fromISO(claim.deadlineOn, { zone: ZONE }).plus({ days: 1, hours: 6 })
    return timetable.add(closed, watchDeadlines)
  }
  // Who claims on the last day submits on it too.
  const last = DateTime.fromISO(claim.deadlineOn, { zone: ZONE }).endOf('day')
  const submission = DateTime.min(daysAfter(1, claim), last)
  timetable.add(submission, () =>
    withClaim(claim, async (fresh) => {
      await confirmSubmission(fresh, traveller)
      scheduleAnswer(fresh, cast, timetable)
    })
  )
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
    const letter = await asStaff(async () => {
      const operator = await Counterparty.findOrFail(operatorId)
      if (!(await readyClaims(operatorId).first())) return null
      return prepareLetter(operator, agent)
    })
    if (!letter) return
    await sendLetter(letter.id)
    timetable.add(monday.plus({ hours: 3 }), async () => {
      const fresh = await asStaff(() => Letter.findOrFail(letter.id))
      if (fresh.status === 'prepared') await asStaff(() => markPosted(fresh, agent))
      const claims = await asStaff(async () => unansweredClaims(await Letter.lock(letter.id)))
      // An operator that is late: of its last letter most is still open.
      const isLast = monday.plus({ weeks: 7 }) > timetable.present
      for (const [nth, claim] of claims.entries()) {
        if (!isLast || nth % 3 === 0) scheduleAnswer(claim, cast, timetable)
      }
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
    await recordDecision(fresh, agent, decisionFor(fate, fresh, nth))
    tellSoon(fresh, timetable)
    if (fate === 'rejected') scheduleAftermath(fresh, cast, timetable)
    else scheduleRefund(fresh, nth, cast, timetable)
  })
}

/** What an operator writes that keeps to its decision. */
const STATED = { statedReason: 'Wij zien in ons systeem een juist afgerekende reis.' }

let rejections = 0

/** Of three rejections one is objected to and then approved, one objected to and rejected again; one is left to close. */
function scheduleAftermath(claim: Claim, cast: Cast, timetable: Timetable) {
  const agent = cast.byEmail('agent@fareback.test')
  const nth = rejections++
  if (nth % 3 === 2) return
  later(timetable, 3, claim, (fresh) => objectTo(fresh, cast))
  later(timetable, 20, claim, async (fresh) => {
    if (fresh.status !== 'objected') return
    if (nth % 3 === 1) {
      await recordDecision(fresh, agent, { outcome: 'rejected', reason: 'other' }, STATED)
      return tellSoon(fresh, timetable)
    }
    const note = 'The evidence of the card convinced them.'
    await recordDecision(fresh, agent, { outcome: 'approved' }, { note })
    tellSoon(fresh, timetable)
    scheduleRefund(fresh, nth, cast, timetable)
  })
}

async function objectTo(claim: Claim, cast: Cast) {
  const [agent, colleague] = [cast.byEmail('agent@fareback.test'), cast.byEmail('owner@fareback.test')]
  if (!claim.canBeObjectedTo) return
  const argument = openingAgainst(claim.rejectionReason)
  const letter = await objectToClaims([claim.reference], argument, agent)
  await betweenTransactions(() => sendLetter(letter.id))
  await checkLetter(letter, colleague)
  await betweenTransactions(() => sendLetter(letter.id))
  const fresh = await Letter.findOrFail(letter.id)
  if (fresh.status === 'prepared') await markPosted(fresh, agent)
}

/** Travellers hear of an answer when it can no longer be taken back. */
const tellSoon = (claim: Claim, timetable: Timetable) =>
  timetable.add(now().plus({ seconds: UNDO_SECONDS + 2 }), () => tellDecisions(claim.userId))

function decisionFor(fate: Fate, claim: Claim, nth: number): Answer {
  if (fate === 'rejected') return { outcome: fate, reason: nth % 2 ? 'already_corrected' : 'stops_do_not_match' }
  if (fate !== 'partly_approved' || claim.grossCents <= 2_00) return { outcome: 'approved' }
  return { outcome: fate, approvedCents: claim.grossCents - 2_00 }
}

function scheduleRefund(claim: Claim, nth: number, cast: Cast, timetable: Timetable) {
  later(timetable, nth % 3 === 2 ? 45 : 3 + (nth % 5), claim, async (fresh) => {
    if (fresh.refundTo !== 'fareback') {
      await confirmDirectPayment(fresh, cast.byId(fresh.userId))
      return
    }
    const account = await accountOf(await Counterparty.findOrFail(fresh.counterpartyId))
    const text = nth % 4 === 1 ? fresh.reference.toLowerCase().replaceAll('-', ' ') : fresh.reference
    cast.bank.book({ ...account, amountCents: fresh.outstandingCents, text: `Restitutie ${text}` })
    if (nth % 5 === 0)
      later(timetable, 14, fresh, async (paid) => {
        if (paid.status === 'refunded') await moveClaim(paid, 'closed', null)
      })
  })
}

/** Plans what happens to a claim some days from now. */
type OfClaim = (fresh: Claim) => Promise<unknown>

const later = (timetable: Timetable, days: number, claim: Claim, work: OfClaim) =>
  timetable.add(daysAfter(days, claim), () => withClaim(claim, work))

/** Not all at the same minute. */
const daysAfter = (days: number, claim: Claim) => now().plus({ days, hours: (claim.id % 8) + 1 })

const withClaim = (claim: Claim, work: OfClaim) => asStaff(async () => work(await Claim.findOrFail(claim.id)))

/** The jobs that run by themselves, as often as the story needs them. */
export function scheduleUpkeep(timetable: Timetable) {
  const first = timetable.present.minus({ months: 18 }).startOf('week').set({ hour: 6 })
  for (let monday = first; monday < timetable.present; monday = monday.plus({ weeks: 1 })) {
    timetable.add(monday, async () => {
      await watchDeadlines()
      await closeClaims()
    })
  }
}

/** Someone reads the rule of NS again and writes a version, and someone else puts it in force. */
export function scheduleRuleChange(cast: Cast, timetable: Timetable) {
  const [owner, colleague] = [cast.byEmail('owner@fareback.test'), cast.byEmail('finance@fareback.test')]
  const at = timetable.present.minus({ months: 4 }).startOf('month').set({ hour: 10 })
  timetable.add(at, () =>
    asStaff(async () => {
      const ns = await Counterparty.findByOrFail('slug', 'ns')
      const rule = await ClaimRule.query()
        .where({ counterparty_id: ns.id, kind: 'missed_check_out', status: 'active' })
        .whereNull('medium')
        .orderBy('version', 'desc')
        .firstOrFail()
      const draft = await draftRule(ns, { ...sameTerms(rule), validFrom: today() }, owner)
      await activateRule(draft, colleague)
    })
  )
}

function sameTerms(rule: ClaimRule): RuleTerms {
  const { latestDays, latestMonths } = rule
  return {
    medium: rule.medium,
    product: rule.product,
    payer: rule.payer,
    kind: rule.kind,
    earliestDays: rule.earliestDays,
    latest: latestMonths ?? latestDays!,
    latestUnit: latestMonths === null ? 'days' : 'months',
    capCount: rule.capCount,
    capPeriod: rule.capPeriod,
    capScope: rule.capScope,
    channel: rule.channel,
    formUrl: rule.formUrl,
    refundTo: rule.refundTo,
    evidence: rule.evidence,
    source: rule.source,
    confirmed: false,
    minimumCents: rule.minimumCents,
    validFrom: rule.validFrom,
  }
}

/** What people do today, so that the demo has a claim in each state that someone waits in. */
export async function leaveSomeWaiting(cast: Cast) {
  const agent = cast.byEmail('agent@fareback.test')
  await asStaff(async () => {
    const inState = (...statuses: ClaimStatus[]) =>
      Claim.query().whereIn('status', statuses).whereNot('user_id', cast.byEmail(SANNE_EMAIL).id).orderBy('id', 'desc')
    const waiting = await inState('submitted', 'acknowledged')
    const [rejected] = await inState('rejected')

    if (waiting.length > 2 && !(await inState('partly_approved').first())) {
      const claim = waiting.reduce((most, one) => (one.grossCents > most.grossCents ? one : most))
      waiting.splice(waiting.indexOf(claim), 1)
      await recordDecision(claim, agent, decisionFor('partly_approved', claim, 0))
    }
    if (waiting.length > 2 && !(await inState('approved').first())) {
      await recordDecision(waiting.pop()!, agent, { outcome: 'approved' })
    }
    if (rejected && !(await inState('objected').first())) await objectTo(rejected, cast)
    const [unclear] = await inState('submitted')
    if (unclear) {
      const note = 'NS vraagt bij welke ingang je hebt uitgecheckt. Weet je dat nog?'
      await holdClaim(unclear, agent, { reason: 'stop_unclear', note })
    }
    const [contested, refused] = (await inState('submitted')).filter(
      ({ channel, grossCents }) => channel === 'letter' && grossCents >= COSTS.klachtenloket.floorCents
    )
    if (contested) await bringToTheDesk(contested, cast)
    if (refused) await recordDecision(refused, agent, { outcome: 'rejected', reason: 'too_late' })
  })
  await leaveOneToSubmit(cast.byEmail(SANNE_EMAIL))
}

/** Rejected, objected to, rejected again, and then brought to the help desk after its traveller said yes. */
async function bringToTheDesk(claim: Claim, cast: Cast) {
  const agent = cast.byEmail('agent@fareback.test')
  const present = now()
  const daysAgo = (days: number, work: (fresh: Claim) => Promise<unknown>) =>
    travelTo(present.minus({ days }), async () => work(await Claim.findOrFail(claim.id)))
  await daysAgo(30, (fresh) => recordDecision(fresh, agent, { outcome: 'rejected', reason: 'already_corrected' }))
  await daysAgo(27, (fresh) => objectTo(fresh, cast))
  await daysAgo(6, (fresh) => recordDecision(fresh, agent, { outcome: 'rejected', reason: 'other' }, STATED))
  await daysAgo(3, (fresh) => askAboutCommittee(fresh, agent))
  await daysAgo(2, (fresh) => answerAboutCommittee(fresh, cast.byId(fresh.userId), 'yes'))
  await daysAgo(1, (fresh) => escalateClaim(fresh, agent, 'KOV-2026-0417'))
}

/** Something that only she can submit. */
const leaveOneToSubmit = (user: User) =>
  inTenant(user.tenantId, async () => {
    const trips = await claimableTrips(user, {})
    const guided = trips.find(
      ({ evaluation, rule, proposed }) => proposed && evaluation.reason === null && rule && isGuided(rule.channel)
    )
    if (!guided) return
    const { trip, statedPlace } = guided
    await fileClaims(user, {}, [{ tripId: trip.publicId, statedPlace }])
  })
