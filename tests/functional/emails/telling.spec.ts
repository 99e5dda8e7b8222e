import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { type Answer, recordDecision } from '#app/claims/decisions/actions/record_decision'
import { tellDecisions } from '#app/claims/decisions/actions/tell_decisions'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { recordRefund } from '#app/money/matching/actions/record_refund'
import { travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import Email from '#app/messages/emails/email'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import type User from '#app/people/accounts/user'
import { runDaily } from '#app/web/upkeep/jobs/daily_upkeep'
import { createClaim, createPaidTraveller, exportWithMissedCheckOut } from '#tests/factories/claims'
import { imported } from '#tests/factories/exports'
import env from '#start/env'
import { emailsTo, lastEmailTo } from '#tests/factories/emails'
import { createTenant, createUser, erased } from '#tests/factories/users'

const told = async (user: User) => (await emailsTo(user)).map(({ template }) => template)

const decide = (claim: Claim, by: User, decision: Answer) =>
  asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), by, decision))

/** When the answer can no longer be taken back. */
const tellOf = (claim: Claim) => travelTo(DateTime.now().plus({ seconds: 12 }), () => tellDecisions(claim.userId))

describe('travellers hear', () => {
  test('that their upload was imported, and what was found', async () => {
    const user = await createUser()
    await imported(user, exportWithMissedCheckOut())

    const email = await lastEmailTo(user)
    expect(email.template).toBe('batch_imported')
    expect(email.text).toMatch(/vonden we 3 nieuwe reizen/)
    expect(email.text).toMatch(/Bij 1 van deze reizen ging er iets mis/)
    expect(email.text).toMatch(/http:\/\/localhost\/batches\/[0-9a-f-]{36}/)
  })

  test.each([
    [{ outcome: 'approved' }, 'NS heeft je claim goedgekeurd'],
    [{ outcome: 'partly_approved', approvedCents: 500 }, 'NS heeft een deel van je claim goedgekeurd'],
    [{ outcome: 'rejected', reason: 'too_late' }, 'NS heeft je claim afgewezen'],
  ] as [Answer, string][])('what the operator decided: %o', async (decision, subject) => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const claim = await createClaim(user)
    await decide(claim, agent, decision)
    expect(await told(user)).toEqual([])
    await tellOf(claim)

    const email = await lastEmailTo(user)
    expect(email.subject).toBe(subject)
    expect(email.text).toContain(`http://localhost/claims/${claim.reference}`)
  })

  test('nothing of a decision that is refused', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const claim = await createClaim(user)
    const tooMuch = { outcome: 'partly_approved', approvedCents: claim.grossCents } as const

    await expect(decide(claim, agent, tooMuch)).rejects.toThrow()
    expect(await told(user)).toEqual([])
  })

  test('of a refund, with their own part of it', async () => {
    const user = await createPaidTraveller()

    const email = await lastEmailTo(user)
    expect(email.template).toBe('refund_received')
    expect(email.subject).toBe('NS heeft betaald: €\u00A012,08 voor jou')
  })

  test('nothing of a refund that is for their organisation', async () => {
    const tenant = await createTenant({ refundDestination: 'tenant' })
    const [user, owner] = [await createUser({ tenantId: tenant.id }), await createUser({ role: 'owner' })]
    const claim = await createClaim(user)
    await decide(claim, owner, { outcome: 'approved' })
    await asStaff(async () =>
      recordRefund(await Claim.findOrFail(claim.id), owner, {
        amountCents: claim.grossCents,
        receivedOn: '2026-11-01',
        statementReference: `test ${claim.reference}`,
      })
    )

    await tellOf(claim)
    await tellOf(claim)
    expect(await told(user)).toEqual(['claim_decided'])
  })

  test('of a payout, without the whole number of their account', async () => {
    const user = await createPaidTraveller()
    await inTenant(user.tenantId, () => requestPayout(user, 1_000))

    const email = await lastEmailTo(user)
    expect(email.template).toBe('payout_requested')
    expect(email.text).toContain('eindigt op 4300')
    expect(email.html + email.text).not.toMatch(/NL91|0417164300/)
  })
})

describe('the daily upkeep', () => {
  const daysAgo = (days: number) => DateTime.now().minus({ days })

  async function registered(days: number, given: Partial<User> = {}) {
    const user = await createUser()
    await asWorker(() => user.merge({ onboardedAt: null, createdAt: daysAgo(days), ...given }).save())
    return user
  }

  test('reminds people who stopped half-way three days ago, once', async () => {
    const user = await registered(3.1)
    await runDaily()
    await runDaily()

    expect(await told(user)).toEqual(['finish_onboarding'])
  })

  test('reminds once when it runs twice at the same time', async () => {
    const user = await registered(4)
    await Promise.all([runDaily(), runDaily()])

    expect(await told(user)).toEqual(['finish_onboarding'])
  })

  test.each([
    ['began a day ago', 1, {}],
    ['stopped long ago', 30, {}],
    ['finished', 4, { onboardedAt: DateTime.now() }],
    ['never proved their address', 4, { emailVerifiedAt: null }],
    ['are blocked', 4, { blockedAt: DateTime.now() }],
    ['left', 4, erased()],
    ['do not want reminders', 4, { mutedEmails: ['reminders'] }],
    ['are staff', 4, { role: 'agent' as const }],
  ])('leaves people alone who %s', async (_, days, given) => {
    const user = await registered(days, given)
    await runDaily()

    expect(await told(user)).toEqual([])
  })

  test('forgets messages after two years, also when one was sent again later', async () => {
    const user = await createUser()
    const send = () => sendEmail(recipientOf(user), 'welcome', {})
    await asWorker(async () => {
      for (let i = 0; i < 3; i++) await send()
      const [copy, kept, old] = await Email.query().where('user_id', user.id).orderBy('id', 'desc')
      await old.merge({ createdAt: DateTime.now().minus({ years: 2, days: 1 }) }).save()
      await kept.merge({ createdAt: DateTime.now().minus({ years: 1, months: 11 }) }).save()
      await copy.merge({ resendOfId: old.id }).save()
    })
    await runDaily()

    const left = await emailsTo(user)
    expect(left).toHaveLength(2)
    expect(left[0].resendOfId).toBeNull()
  })

  test('gives up on messages that no worker came back for', async () => {
    const user = await createUser()
    env.set('MAIL_TRANSPORT', 'smtp')
    await asWorker(async () => {
      for (const days of [1, 4]) {
        await sendEmail(recipientOf(user), 'welcome', {})
        const email = await Email.query().where('user_id', user.id).orderBy('id', 'desc').firstOrFail()
        await email.merge({ createdAt: daysAgo(days) }).save()
      }
    })
    env.set('MAIL_TRANSPORT', 'stored')
    await runDaily()

    expect((await emailsTo(user)).map(({ status }) => status)).toEqual(['failed', 'queued'])
  })
})
