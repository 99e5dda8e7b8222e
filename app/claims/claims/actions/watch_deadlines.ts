import { addToOutbox } from '#app/messages/live/outbox'
import { awaitsFirstAnswer, isOnHold, isOverdue, isToSubmit } from '#app/claims/claims/questions'
import { issueLink } from '#app/people/accounts/auth/link_tokens'
import Claim from '#app/claims/claims/claim'
import { measureAnswerTimes } from '#app/travel/operators/actions/measure_answer_times'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now, today } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import { plusDays } from '#app/platform/shared/working_days'
import User from '#app/people/accounts/user'

export const REMINDER_DAYS = 7
/** How often a traveller is asked how the operator answered. */
const MAX_TIMES_ASKED = 3
const UNHEARD_DAYS = 28

/** Each step commits by itself, so that one that fails does not undo the mails of another. */
export async function watchDeadlines() {
  await asWorker(expireClaims)
  await asWorker(remindTravellers)
  await asWorker(noticeOverdue)
  await asWorker(askTravellers)
  await asWorker(endUnheard)
  await asWorker(measureAnswerTimes)
}

/** A claim in a letter that is being made stays with it. */
async function expireClaims() {
  const claims = await waiting()
    .where('claims.deadline_on', '<', today())
    .whereNull('claims.in_letter')
    .whereNull('claims.returned_at')
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
    .where((or) => {
      or.whereNot('claims.channel', 'letter').orWhereRaw(isOnHold('claims'))
    })
    .where('claims.deadline_on', '<=', plusDays(today(), REMINDER_DAYS))
    .whereNull('claims.reminded_at')
  for (const { first, count } of byTravellerAndOperator(claims)) {
    await sendEmail(recipientOf(first.user), 'claim_window_closing', {
      operator: first.counterparty.name,
      reference: first.reference,
      until: first.deadlineOn,
      what: first.status === 'on_hold' ? 'reply' : 'submit',
      count,
    })
  }
  await mark(claims, { reminded_at: now() })
}

async function noticeOverdue() {
  const claims = await Claim.query()
    .whereRaw(isOverdue('claims'))
    .where('claims.channel', 'letter')
    .whereNull('claims.overdue_at')
    .preload('user')
    .preload('counterparty')
    .orderBy('claims.expected_answer_on')
    .orderBy('claims.id')
    .forUpdate()
  for (const { first, count } of byTravellerAndOperator(claims)) {
    await sendEmail(recipientOf(first.user), 'claim_overdue', {
      operator: first.counterparty.name,
      reference: first.reference,
      until: first.expectedAnswerOn!,
      count,
    })
  }
  await mark(claims, { overdue_at: now() })
  addToOutbox(claims.flatMap((claim) => claim.live))
  await mailStaff(claims)
}

/** Only travellers hear the answer, so they are asked when the term ends, and again while they heard nothing. */
async function askTravellers() {
  const claims = await guided()
    .where((or) => {
      or.where('claims.ask_on', '<=', today()).orWhere((first) => {
        first.whereNull('claims.ask_on').where('claims.expected_answer_on', '<=', today())
      })
    })
    .where('claims.times_asked', '<', MAX_TIMES_ASKED)
  const own = claims.filter(({ isBusiness, user }) => !isBusiness && !user.isErased)
  for (const asked of Map.groupBy(own, ({ userId }) => userId).values()) {
    const { user } = asked[0]
    const recipient = recipientOf(user)
    const operators = new Set(asked.map(({ counterparty }) => counterparty.name))
    const operator = new Intl.ListFormat(recipient.locale).format(operators)
    const link = await issueLink(user, 'tell_answers')
    await sendEmail(recipient, 'claims_asked', { operator, count: asked.length }, link)
  }
  for (const claim of claims) {
    const timesAsked = claim.timesAsked + 1
    await claim.merge({ timesAsked, askedAt: now(), askOn: plusDays(today(), 7 * timesAsked) }).save()
    addToOutbox(claim.live)
  }
}

/** Nobody knows how it ended; an export or a late answer can still tell. */
async function endUnheard() {
  const claims = await guided()
    .where('claims.times_asked', '>=', MAX_TIMES_ASKED)
    .where('claims.ask_on', '<=', today())
    .where('claims.expected_answer_on', '<=', plusDays(today(), -UNHEARD_DAYS))
  for (const claim of claims) {
    await claim.moveTo('closed', { by: null, set: { notHeardAt: now() }, action: 'not_heard' })
  }
}

const guided = () =>
  Claim.query()
    .whereRaw(awaitsFirstAnswer('claims'))
    .whereNot('claims.channel', 'letter')
    .preload('user')
    .preload('counterparty')
    .orderBy('claims.expected_answer_on')
    .orderBy('claims.id')
    .forUpdate()

async function mailStaff(claims: Claim[]) {
  const byOperator = Map.groupBy(claims, ({ counterpartyId }) => counterpartyId)
  if (byOperator.size === 0) return
  const staff = await User.query()
    .whereIn('role', ['agent', 'owner'])
    .whereNull('blocked_at')
    .whereNull('erased_at')
    .orderBy('id')
  for (const late of byOperator.values()) {
    const [{ counterparty, expectedAnswerOn }] = late
    const values = {
      operator: counterparty.name,
      slug: counterparty.slug,
      count: late.length,
      grossCents: late.reduce((sum, { grossCents }) => sum + grossCents, 0),
      until: expectedAnswerOn!,
    }
    for (const one of staff) await sendEmail(recipientOf(one), 'operator_overdue', values)
  }
}

const mark = (claims: Claim[], set: Record<string, unknown>) =>
  Claim.query()
    .whereIn(
      'id',
      claims.map(({ id }) => id)
    )
    .update(set)

const waiting = () =>
  Claim.query()
    .whereRaw(isToSubmit('claims'))
    .preload('user')
    .preload('counterparty')
    .orderBy('claims.deadline_on')
    .orderBy('claims.id')
    .forUpdate()

function byTravellerAndOperator(claims: Claim[]) {
  const groups = Map.groupBy(claims, ({ userId, counterpartyId }) => `${userId} ${counterpartyId}`)
  return [...groups.values()].map((group) => ({ first: group[0], count: group.length }))
}
