import { beforeAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdClaim } from '#app/claims/claims/actions/hold_claim'
import { resumeClaim } from '#app/claims/claims/actions/resume_claim'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import Claim from '#app/claims/claims/claim'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import Email from '#app/messages/emails/email'
import { deliverEmail } from '#app/messages/emails/actions/deliver_email'
import { objectToClaims } from '#app/claims/letters/actions/object_to_claims'
import { today } from '#app/platform/shared/clock'
import { plusDays } from '#app/platform/shared/working_days'
import { asPerson, asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { prepareLetter } from '#app/claims/letters/actions/prepare_letter'
import { prepareLetters } from '#app/claims/letters/actions/prepare_letters'
import { checkLetter } from '#app/claims/letters/actions/check_letter'
import { sendLetter } from '#app/claims/letters/actions/send_letter'
import { settleLetter } from '#app/claims/letters/actions/settle_letter'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'
import env from '#start/env'
import { createReadyClaim, letterIdOf } from '#tests/factories/claims'
import { createOperator, sendTo } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { MailServer } from '#tests/support/mail_server'
import { settleEarlierClaims } from '#tests/support/deadlines'

beforeAll(settleEarlierClaims)

let server: MailServer
beforeEach(async () => {
  server = await new MailServer().start()
})
afterEach(() => server.stop())

const ADDRESS = 'Postbus 112, 3000 AC Rotterdam'

/** A letter with a ready claim for each of some people, written and handed to our mail server. */
async function onItsWay(people = 2, given: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator({ email: `refunds@${Math.random()}.example`, address: ADDRESS, ...given })
  const users: User[] = []
  const claims: Claim[] = []
  for (let at = 0; at < people; at++) {
    users.push(await createUser())
    claims.push(await createReadyClaim(users[at]))
  }
  await sendTo(operator, claims)
  const agent = await createUser({ role: 'agent' })
  const { id } = await asStaff(() => prepareLetter(operator, agent))
  await sendLetter(id)
  const client = await Client.actingAs(agent)
  const letter = () => asWorker(() => Letter.findOrFail(id))
  const { reference, emailId } = await letter()
  const path = `/admin/letters/${reference}`
  const statuses = async () =>
    (
      await asWorker(() =>
        Claim.query()
          .whereIn(
            'id',
            claims.map((claim) => claim.id)
          )
          .orderBy('id')
      )
    ).map(({ status }) => status)
  return { id, operator, users, claims, agent, client, letter, emailId: emailId!, path, statuses }
}
type World = Awaited<ReturnType<typeof onItsWay>>

/** As the worker does: the message, and what follows from what became of it. */
async function deliver(emailId: number) {
  await deliverEmail(emailId).catch(() => {})
  const jobs = await asWorker(() =>
    queryRows<{ id: number }>(
      "select (data->>'emailId')::int as id from pgboss.job where name = 'settle_letter' and (data->>'emailId')::int = ?",
      [emailId]
    )
  )
  if (jobs.length > 0) await settleLetter(emailId)
}
/** Templates of the messages to these people, oldest first. */
const told = async ({ users }: Pick<World, 'users'>, template?: string) =>
  (
    await asWorker(() =>
      Email.query()
        .whereIn(
          'user_id',
          users.map(({ id }) => id)
        )
        .orderBy('id')
    )
  )
    .map((email) => email.template)
    .filter((name) => /^claims_|^claim_/.test(name) && (!template || name === template))
const stateOf = async (world: World) => [(await world.letter()).status, await world.statuses(), await told(world)]

describe('a letter by e-mail', () => {
  test('is being sent until the operator’s server accepts it; only then its claims are submitted and travellers hear', async () => {
    const world = await onItsWay()
    expect(await stateOf(world)).toEqual(['sending', ['ready', 'ready'], []])
    const { props } = await world.client.page(world.path)
    expect(props!.letter).toMatchObject({ status: 'sending', submittedAt: null })
    expect(props!.may).toEqual({
      check: false,
      post: false,
      resend: false,
      giveUp: false,
      comeBack: false,
    })

    await deliver(world.emailId)
    expect(await stateOf(world)).toEqual(['sent', ['submitted', 'submitted'], ['claims_submitted', 'claims_submitted']])
    expect((await world.letter()).receipt).toContain('@')
    expect(server.received).toHaveLength(1)
    await settleLetter(world.emailId)
    expect(await told(world)).toHaveLength(2)
  })

  test('of which one of three is refused leaves the other two', async () => {
    const [one, refused, other] = [await onItsWay(1), await onItsWay(1), await onItsWay(1)]
    await deliver(one.emailId)
    server.refuseReader = { code: 550, text: 'No such user' }
    await deliver(refused.emailId)
    server.refuseReader = null
    await deliver(other.emailId)
    expect(await stateOf(one)).toEqual(['sent', ['submitted'], ['claims_submitted']])
    expect(await stateOf(other)).toEqual(['sent', ['submitted'], ['claims_submitted']])
    expect(await stateOf(refused)).toEqual(['failed', ['ready'], []])
    const { props } = await refused.client.page(refused.path)
    expect(props!.letter.problem).toMatch(/No such user/)
    expect(props!.may).toEqual({
      check: false,
      post: true,
      resend: true,
      giveUp: true,
      comeBack: false,
    })
  })

  test('with a dead server stays on its way, is told to nobody, and leaves when the server lives again', async () => {
    const world = await onItsWay(1)
    server.refuseMessage = { code: 451, text: 'Try again later' }
    await deliver(world.emailId)
    await deliver(world.emailId)
    expect(await stateOf(world)).toEqual(['sending', ['ready'], []])
    server.refuseMessage = null
    await deliver(world.emailId)
    expect(await stateOf(world)).toEqual(['sent', ['submitted'], ['claims_submitted']])
  })

  test('that failed goes again to the address that the operator has now', { tags: ['long'] }, async () => {
    const world = await onItsWay(1)
    server.refuseReader = { code: 550, text: 'No such user' }
    await deliver(world.emailId)
    server.refuseReader = null
    await asWorker(() =>
      queryRows('update counterparties set email = ? where id = ?', ['right@operator.example', world.operator.id])
    )
    await world.client.submit(`${world.path}/deliveries`, {}, { from: world.path })
    await sendLetter(world.id)
    const { status, emailId, recipient } = await world.letter()
    expect([status, recipient]).toEqual(['sending', 'right@operator.example'])
    await deliver(emailId!)
    expect(await stateOf(world)).toEqual(['sent', ['submitted'], ['claims_submitted']])
    const again = await world.client.submit(`${world.path}/deliveries`, {}, { from: world.path })
    expect(again.errors).not.toEqual({})
  })

  test(
    'that failed is posted instead, or given up so that its claims wait for the next',
    { tags: ['long'] },
    async () => {
      const [posted, given] = [await onItsWay(1), await onItsWay(1)]
      server.refuseReader = { code: 550, text: 'No such user' }
      for (const { emailId } of [posted, given]) await deliver(emailId)
      await posted.client.submit(`${posted.path}/postings`, { postedOn: today() }, { from: posted.path })
      expect(await stateOf(posted)).toEqual(['posted', ['submitted'], ['claims_submitted']])

      await given.client.submit(`${given.path}/deliveries`, {}, { method: 'DELETE', from: given.path })
      expect(await stateOf(given)).toEqual(['cancelled', ['ready'], []])
      const { id } = await asStaff(() => prepareLetter(given.operator, given.agent))
      expect(await letterIdOf(given.claims[0])).toBe(id)
    }
  )

  test(
    'is settled by the next round when the worker died between the answer and what follows',
    { tags: ['long'] },
    async () => {
      const world = await onItsWay(1)
      await deliverEmail(world.emailId)
      expect((await world.letter()).status).toBe('sending')
      await prepareLetters()
      const jobs = await asWorker(() =>
        queryRows("select 1 from pgboss.job where name = 'settle_letter' and (data->>'emailId')::int = ?", [
          world.emailId,
        ])
      )
      expect(jobs.length).toBeGreaterThan(0)
      await Promise.all([settleLetter(world.emailId), settleLetter(world.emailId)])
      expect(await stateOf(world)).toEqual(['sent', ['submitted'], ['claims_submitted']])
    }
  )

  test(
    'is taken back for a claim that is withdrawn while it waits, and goes without it',
    { tags: ['long'] },
    async () => {
      const world = await onItsWay(2)
      const withdraw = () =>
        inTenant(world.users[0].tenantId, () => moveClaim(world.claims[0], 'withdrawn', world.users[0]))
      await withdraw()
      expect((await world.letter()).status).toBe('preparing')
      await deliver(world.emailId)
      await sendLetter(world.id)
      const { emailId } = await world.letter()
      expect(emailId).not.toBe(world.emailId)
      await deliver(emailId!)
      expect(await stateOf(world)).toEqual(['sent', ['withdrawn', 'submitted'], ['claims_submitted']])
      expect(server.received).toHaveLength(1)
    }
  )

  test('is not taken back by someone else', async () => {
    const world = await onItsWay(1)
    const recall = (user: User) =>
      asPerson(user.tenantId, user.id, () =>
        queryRows('select letter_id is not null as is_out from recall_letter(?)', [world.claims[0].id])
      )
    expect(await recall(await createUser())).toEqual([{ is_out: false }])
    expect((await world.letter()).status).toBe('sending')
    expect(await recall(world.users[0])).toEqual([{ is_out: true }])
    expect((await world.letter()).status).toBe('preparing')
  })

  test('that is handed over at this moment is not taken back', async () => {
    const world = await onItsWay(1)
    server.delay = 800
    const sending = deliver(world.emailId)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const withdraw = inTenant(world.users[0].tenantId, () => moveClaim(world.claims[0], 'withdrawn', world.users[0]))
    await expect(withdraw).rejects.toMatchObject({ key: 'letterOnItsWay' })
    await sending
    expect(await stateOf(world)).toEqual(['sent', ['submitted'], ['claims_submitted']])
  })

  test('comes back later: its claims go into another letter, also after their day, and travellers hear of it', async () => {
    const world = await onItsWay(2)
    await deliver(world.emailId)
    await asStaff(async () =>
      recordDecision(await Claim.findOrFail(world.claims[1].id), world.agent, { outcome: 'approved' })
    )
    await asWorker(() =>
      queryRows('update claims set deadline_on = current_date - 1 where id = ?', [world.claims[0].id])
    )
    const back = (reason: string) =>
      world.client.submit(`${world.path}/deliveries`, { reason }, { method: 'PUT', from: world.path })
    expect((await back('')).errors!.reason).toBeDefined()
    expect((await back('550 5.1.1 user unknown')).errors).toEqual({})
    expect(await stateOf(world)).toEqual([
      'bounced',
      ['ready', 'approved'],
      ['claims_submitted', 'claims_submitted', 'claims_returned'],
    ])
    expect((await back('550 5.1.1 user unknown')).errors).not.toEqual({})
    const { props } = await world.client.page(world.path)
    expect(props!.claims.map(({ reference }: Claim) => reference)).toEqual(
      world.claims.map(({ reference }) => reference)
    )
    expect(props!.letter.submittedAt).not.toBeNull()
    await watchDeadlines()
    expect(await world.statuses()).toEqual(['ready', 'approved'])
    const claim = await asWorker(() => Claim.findOrFail(world.claims[0].id))
    expect([claim.submittedAt, claim.expectedAnswerOn, claim.inLetter]).toEqual([null, null, null])
    await asWorker(() => queryRows('update letters set day = day - 1 where id = ?', [world.id]))
    const { claimCount } = await asStaff(() => prepareLetter(world.operator, world.agent))
    expect(claimCount).toBe(1)
  })

  test(
    'gives back a claim that is on hold, which is ready when its hold ends; and is refused where everything was answered',
    { tags: ['long'] },
    async () => {
      const world = await onItsWay(1)
      await deliver(world.emailId)
      const { id } = world.claims[0]
      await asStaff(() => holdClaim({ id }, world.agent, { reason: 'question', note: 'Where was it?' }))
      const back = () =>
        world.client.submit(`${world.path}/deliveries`, { reason: 'mailbox full' }, { method: 'PUT', from: world.path })
      expect((await back()).errors).toEqual({})
      expect(await world.statuses()).toEqual(['on_hold'])
      // It goes into no letter before the question is answered, so nobody is told that it does.
      expect(
        await asWorker(() =>
          queryRows("select 1 from emails where template = 'claims_returned' and user_id = ?", [world.claims[0].userId])
        )
      ).toEqual([])
      await asStaff(() => resumeClaim({ id }, world.agent, null))
      const claim = await asWorker(() => Claim.findOrFail(id))
      expect([claim.status, claim.submittedAt, claim.inLetter]).toEqual(['ready', null, null])

      const answered = await onItsWay(1)
      await deliver(answered.emailId)
      await asStaff(async () =>
        recordDecision(await Claim.findOrFail(answered.claims[0].id), answered.agent, { outcome: 'approved' })
      )
      const page = await answered.client.submit(
        `${answered.path}/deliveries`,
        { reason: 'mailbox full' },
        { method: 'PUT', from: answered.path }
      )
      expect(page.errors!.letter).toMatch(/answered or withdrawn/)
      expect((await answered.letter()).status).toBe('sent')
      expect((await answered.client.page(answered.path)).props.may).toMatchObject({ comeBack: false })
    }
  )

  test('an objection that comes back is none, and its term runs as before', { tags: ['long'] }, async () => {
    const world = await onItsWay(1)
    await deliver(world.emailId)
    await asStaff(async () =>
      recordDecision(await Claim.findOrFail(world.claims[0].id), world.agent, {
        outcome: 'rejected',
        reason: 'too_late',
      })
    )
    const before = (await asWorker(() => Claim.findOrFail(world.claims[0].id))).contestableUntil
    const { id } = await asStaff(() =>
      objectToClaims([world.claims[0].reference], 'It was submitted in time, see the export.', world.agent)
    )
    await sendLetter(id)
    const letter = () => asWorker(() => Letter.findOrFail(id))
    expect((await letter()).status).toBe('prepared')
    await asStaff(async () => checkLetter({ id }, await createUser({ role: 'agent' })))
    await sendLetter(id)
    expect([(await letter()).status, await world.statuses()]).toEqual(['sending', ['rejected']])
    await deliver((await letter()).emailId!)
    expect([(await letter()).status, await world.statuses()]).toEqual(['sent', ['objected']])
    const { reference } = await letter()
    await world.client.submit(
      `/admin/letters/${reference}/deliveries`,
      { reason: 'mailbox full' },
      { method: 'PUT', from: world.path }
    )
    const claim = await asWorker(() => Claim.findOrFail(world.claims[0].id))
    expect([claim.status, claim.objectedAt, claim.contestableUntil, claim.canBeObjectedTo]).toEqual([
      'rejected',
      null,
      before,
      true,
    ])
  })
})

describe('a letter by post', () => {
  test('leaves to an address, on a day that it can have been', async () => {
    const operator = await createOperator({ email: null, address: null })
    const user = await createUser()
    const claim = await createReadyClaim(user)
    await sendTo(operator, [claim])
    const agent = await createUser({ role: 'agent' })
    const client = await Client.actingAs(agent)
    const { id, reference } = await asStaff(() => prepareLetter(operator, agent))
    await sendLetter(id)
    const path = `/admin/letters/${reference}`
    const post = (body = { postedOn: today() }) => client.submit(`${path}/postings`, body, { from: path })
    expect((await post({ postedOn: '' })).errors!.postedOn).toBeDefined()
    expect((await post()).errors!.letter).toMatch(/no address/)
    await asWorker(() => queryRows('update counterparties set address = ? where id = ?', [ADDRESS, operator.id]))
    expect((await post({ postedOn: plusDays(today(), 1) })).errors!.postedOn).toBeDefined()
    expect((await post({ postedOn: plusDays(today(), -1) })).errors!.postedOn).toBeDefined()
    const givenUp = await client.submit(`${path}/deliveries`, {}, { method: 'DELETE', from: path })
    expect(givenUp.errors!.letter).toMatch(/changed in the meantime/)
    const resent = await client.submit(`${path}/deliveries`, {}, { from: path })
    expect(resent.errors!.letter).toMatch(/changed in the meantime/)
    expect((await asWorker(() => Claim.findOrFail(claim.id))).status).toBe('ready')
    expect((await post({ postedOn: today() })).errors).toEqual({})
    const { props } = await client.page(path)
    expect(props!.letter).toMatchObject({ status: 'posted', postedOn: today(), postedTo: ADDRESS })
    const raw = asWorker(() => queryRows('update letters set posted_to = null where id = ?', [id]))
    await expect(raw).rejects.toMatchObject({ constraint: 'letters_posted' })
  })

  test(
    'is the only way without a mail server, unless an installation counts what it stores as accepted',
    { tags: ['long'] },
    async () => {
      env.set('MAIL_TRANSPORT', 'stored')
      env.set('MAIL_ACCEPTANCE', 'server')
      const world = await onItsWay(1).finally(() => env.set('MAIL_ACCEPTANCE', 'stub'))
      expect(await stateOf(world)).toEqual(['prepared', ['ready'], []])
      expect((await world.client.page(world.path)).props!.may).toMatchObject({ post: true })

      const stubbed = await onItsWay(1)
      expect(await stateOf(stubbed)).toEqual(['sent', ['submitted'], ['claims_submitted']])
      expect((await stubbed.client.page(stubbed.path)).props!.letter.isStub).toBe(true)
      env.set('MAIL_TRANSPORT', 'smtp')
    }
  )
})

test('no letter is sent in the database without an acceptance before the mail to its travellers', async () => {
  const found = await asWorker(() =>
    queryRow<{ count: number }>(
      `select count(*)::int as count from letters where (status in ('sent', 'posted', 'bounced')) <> (submitted_at is not null)
         or (status = 'sent' and receipt is null)`
    )
  )
  expect(found!.count).toBe(0)
})
