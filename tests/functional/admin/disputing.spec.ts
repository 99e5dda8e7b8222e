import { extractText, getDocumentProxy } from 'unpdf'
import { withdrawMandate } from '#app/claims/mandates/actions/withdraw_mandate'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { beforeAll, describe, expect, test } from 'vitest'
import { closeClaims } from '#app/claims/claims/actions/close_claims'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import { checkItems } from '#app/claims/letters/check_items'
import Claim from '#app/claims/claims/claim'
import { measureAnswerTimes } from '#app/travel/operators/actions/measure_answer_times'
import { answerForecast } from '#app/travel/operators/answer_forecast'
import type { AnswerWay } from '#app/travel/operators/answer_way'
import { prepareLetter } from '#app/claims/letters/actions/prepare_letter'
import { markPosted } from '#app/claims/letters/actions/mark_posted'
import Counterparty from '#app/travel/operators/counterparty'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { sendLetter } from '#app/claims/letters/actions/send_letter'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'
import { createClaim, createReadyClaim, objectTo, payClaim } from '#tests/factories/claims'
import { emailsTo } from '#tests/factories/emails'
import { createOperator, sendTo } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { settleEarlierClaims } from '#tests/support/deadlines'

beforeAll(settleEarlierClaims)

const fresh = (claim: Claim) => asWorker(() => Claim.findOrFail(claim.id))
const inDays = (days: number) => DateTime.now().setZone('Europe/Amsterdam').plus({ days })
const day = (days: number) => inDays(days).toISODate()!
const ARGUMENT = 'In het transactieoverzicht staat geen correctie van dit bedrag.'

async function submitted(count = 1, given: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator(given)
  const [users, claims]: [User[], Claim[]] = [[], []]
  for (let at = 0; at < count; at++) {
    users.push(await createUser())
    claims.push(await createClaim(users[at]))
  }
  await sendTo(operator, claims)
  const agent = await createUser({ role: 'agent' })
  const client = await Client.actingAs(agent)
  const reject = async (claim: Claim, reason: 'too_late' | 'other' = 'too_late') =>
    asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), agent, { outcome: 'rejected', reason }))
  const object = (chosen: Claim[], argument = ARGUMENT) =>
    client.submit(
      '/admin/objections',
      { claims: chosen.map(({ reference }) => reference), argument },
      { from: `/admin/objections/create?claims=${chosen[0].reference}` }
    )
  return { operator, users, claims, claim: claims[0], agent, client, reject, object }
}

const letterOf = async (reference: string) => {
  const { id } = await asWorker(() => Letter.findByOrFail('reference', reference))
  await sendLetter(id)
  return asWorker(() => Letter.findOrFail(id))
}

describe('an objection', () => {
  test('offers what counters the reason, for all claims that were rejected for it', { tags: ['long'] }, async () => {
    const { claims, client, reject } = await submitted(3)
    await Promise.all([reject(claims[0]), reject(claims[1]), reject(claims[2], 'other')])
    const page = await client.page(`/admin/objections/create?claims=${claims[0].reference}`)
    expect(page.props).toMatchObject({ reason: 'too_late', chosen: [claims[0].reference] })
    expect(page.props.argument).toMatch(/Per verzoek staat hieronder/)
    expect(page.props.claims[0].facts).toEqual([expect.stringMatching(/^Ingediend op .*kon dat tot en met/)])
    const offered = page.props.claims.map(({ reference }: any) => reference).sort()
    expect(offered).toEqual([claims[0].reference, claims[1].reference].sort())
  })

  test('goes out in one letter; the claims count as objected to once it left', async () => {
    const { operator, users, claims, client, reject, object } = await submitted(2, {
      email: 'bezwaar@vervoerder.example',
    })
    for (const claim of claims) await reject(claim)
    const page = await object(claims)
    expect(page.component).toBe('Admin/Letters/Show')
    expect(page.props!.letter).toMatchObject({ kind: 'objections', claimCount: 2, argument: ARGUMENT })
    expect((await fresh(claims[0])).status).toBe('rejected')

    const { reference } = page.props!.letter
    expect((await letterOf(reference)).status).toBe('prepared')
    const check = (by: Client) =>
      by.submit(`/admin/letters/${reference}/checks`, {}, { from: `/admin/letters/${reference}` })
    expect((await check(client)).errors!.letter).toMatch(/You wrote this letter/)
    const colleague = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await check(colleague)).props!.letter).toMatchObject({ awaitsCheck: false })
    expect((await check(colleague)).errors!.letter).toMatch(/needs no check/)
    const letter = await letterOf(reference)
    expect(letter.status).toBe('sent')
    const pdf = await drive.use().getBytes(letter.letterKey!)
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
    const claim = await fresh(claims[0])
    expect(claim.serialize()).toMatchObject({ status: 'objected', inLetter: null, expectedAnswerOn: day(28) })
    const told = await emailsTo(users[0])
    expect(told.map(({ template }) => template)).toContain('claims_objected')
    const shown = await client.page(`/admin/claims/${claim.reference}`)
    expect(shown.props.letters).toMatchObject([{ kind: 'objections', status: 'sent' }])
    expect(operator.id).toBe(claim.counterpartyId)
  })

  test(
    'asks for what was not granted, and is given up by who sees that it does not agree',
    { tags: ['long'] },
    async () => {
      const { claim, agent, client, object } = await submitted()
      await asStaff(async () =>
        recordDecision(await Claim.findOrFail(claim.id), agent, { outcome: 'partly_approved', approvedCents: 12_50 })
      )
      const page = await object([claim])
      expect(page.props!.letter).toMatchObject({ grossCents: 2_60 })
      expect(page.props!.claims).toMatchObject([{ grossCents: 2_60 }])
      const { reference } = page.props!.letter
      const letter = await letterOf(reference)
      expect(letter.grossCents).toBe(2_60)
      const { text } = await extractText(
        await getDocumentProxy(new Uint8Array(await drive.use().getBytes(letter.letterKey!))),
        { mergePages: true }
      )
      expect(text).toMatch(/alsnog\s+€\s*2,60\s+terug/)
      expect(text).toMatch(/Totaal gevraagd:\s+€\s*2,60/)
      expect(text).not.toMatch(/niet eens/)

      const giveUp = (by: Client) =>
        by.submit(`/admin/letters/${reference}/checks`, {}, { method: 'DELETE', from: `/admin/letters/${reference}` })
      const colleague = await Client.actingAs(await createUser({ role: 'agent' }))
      expect((await giveUp(colleague)).props!.letter).toMatchObject({ status: 'cancelled' })
      expect((await fresh(claim)).canBeObjectedTo).toBe(true)
      expect((await giveUp(client)).errors!.letter).toMatch(/needs no check/)
    }
  )

  test('is made once, in its term, against one reason, and never in one’s own name', async () => {
    const { claims, agent, reject, object } = await submitted(2)
    expect((await object(claims)).errors!.claims).toMatch(/^You can’t object to/)
    await reject(claims[0])
    await reject(claims[1], 'other')
    expect((await object(claims)).errors!.claims).toMatch(/one reason at a time/)
    expect((await object([claims[0]], 'Nee.')).errors!.argument).toBeTruthy()
    await asWorker(() => queryRows('update claims set contestable_until = ? where id = ?', [day(-1), claims[1].id]))
    expect((await object([claims[1]])).errors!.claims).toMatch(/deadline has passed/)
    await object([claims[0]])
    expect((await object([claims[0]])).errors!.claims).toMatch(/already is an objection/)

    const own = await createClaim(agent)
    const colleague = await createUser({ role: 'agent' })
    await asStaff(async () =>
      recordDecision(await Claim.findOrFail(own.id), colleague, { outcome: 'rejected', reason: 'other' })
    )
    expect((await object([own])).errors!.claims).toMatch(/your own claim/)
  })

  test('of two people at the same time leaves in one letter', { tags: ['long'] }, async () => {
    const { claim, reject } = await submitted()
    await reject(claim)
    const clients = await Promise.all([1, 2, 3].map(async () => Client.actingAs(await createUser({ role: 'agent' }))))
    await Promise.all(
      clients.map((one) => one.submit('/admin/objections', { claims: [claim.reference], argument: ARGUMENT }))
    )
    const letters = await asWorker(() =>
      queryRows('select id from letters where kind = ? and counterparty_id = ?', ['objections', claim.counterpartyId])
    )
    expect(letters.length).toBeLessThanOrEqual(1)
    expect((await fresh(claim)).isBeingObjected).toBe(true)
  })

  test('can be won, and the money follows', { tags: ['long'] }, async () => {
    const { claim, agent, reject } = await submitted()
    await reject(claim)
    await objectTo(claim, agent)
    await payClaim(claim, await createUser({ role: 'owner' }))
    expect((await fresh(claim)).serialize()).toMatchObject({
      status: 'refunded',
      rejectionReason: null,
    })
  })
})

describe('what an operator does not grant', () => {
  /** Rejected, objected to and rejected again; asked of the operator: 15.10, or what is given. */
  async function rejectedTwice(grossCents?: number) {
    const world = await submitted()
    const { claim, agent, client, reject, users } = world
    const path = `/admin/claims/${claim.reference}`
    await reject(claim)
    await objectTo(claim, agent)
    if (grossCents)
      await asWorker(() =>
        queryRows(
          'update claims set charged_cents = charged_cents + :more, gross_cents = gross_cents + :more, net_cents = net_cents + :more where id = :id',
          { more: grossCents - 15_10, id: claim.id }
        )
      )
    await reject(claim, 'other')
    const traveller = await Client.actingAs(users[0])
    return {
      ...world,
      path,
      traveller,
      escalate: (caseReference: string) => client.submit(`${path}/escalation`, { caseReference }, { from: path }),
      ask: () => client.submit(`${path}/escalation/question`, {}, { from: path }),
      say: (answer: string, by = traveller) =>
        by.submit(`/claims/${claim.reference}/committee`, { answer }, { from: `/claims/${claim.reference}` }),
    }
  }

  test('goes to a committee only after its traveller said yes to that one, and the database says so too', async () => {
    const { claim, client, escalate, ask, say, traveller, users, path } = await rejectedTwice(40_00)
    expect((await fresh(claim)).contestableUntil).toBe(inDays(0).plus({ months: 12 }).toISODate())
    const page = await client.page(path)
    expect(page.props).toMatchObject({
      claim: { canBeObjectedTo: false, nextCommittee: 'klachtenloket' },
      consents: [],
    })
    expect((await escalate('KOV-1')).errors!.caseReference).toMatch(/Ask the traveller first/)
    await expect(
      asWorker(() => queryRows("update claims set escalated_to = 'klachtenloket' where id = ?", [claim.id]))
    ).rejects.toMatchObject({ code: 'FB030' })
    expect((await say('yes')).errors!.claim).toMatch(/nothing left to answer/)

    await ask()
    expect((await ask()).errors!.claim).toMatch(/already been asked about this committee/)
    const question = (await traveller.page(`/claims/${claim.reference}`)).props.committee
    expect(question).toEqual({ committee: 'klachtenloket', disputedCents: 40_00, feeCents: 0, odds: null })
    expect((await escalate('KOV-1')).errors!.caseReference).toMatch(/Ask the traveller first/)
    const stranger = await Client.actingAs(await createUser())
    expect((await stranger.post(`/claims/${claim.reference}/committee`, { answer: 'yes' })).status).toBe(404)
    expect((await say('perhaps')).errors!.answer).toBeTruthy()
    await say('yes')
    expect((await say('no')).errors!.claim).toMatch(/nothing left to answer/)

    const dossier = await client.get(`${path}/escalation/dossier`)
    expect(dossier.headers.get('content-type')).toBe('application/pdf')
    expect((await escalate('')).errors!.caseReference).toBeTruthy()
    const desk = await escalate('KOV-2026-17')
    expect(desk.props!.claim).toMatchObject({
      status: 'escalated',
      escalatedTo: 'klachtenloket',
      nextCommittee: 'geschillencommissie',
      escalateUntil: inDays(0).plus({ months: 12 }).toISODate(),
    })
    expect((await escalate('GC-1')).errors!.caseReference).toMatch(/Ask the traveller first/)
    await ask()
    expect((await traveller.page(`/claims/${claim.reference}`)).props.committee).toMatchObject({
      committee: 'geschillencommissie',
      feeCents: 52_50,
    })
    await say('yes')
    const committee = await escalate('GC-2027-3')
    expect(committee.props!.claim).toMatchObject({
      escalatedTo: 'geschillencommissie',
      nextCommittee: null,
      caseReference: 'GC-2027-3',
    })
    expect((await escalate('again')).errors!.caseReference).toBeTruthy()
    const mails = (await emailsTo(users[0])).map(({ template }) => template)
    expect(mails.filter((one) => one === 'claim_escalated')).toHaveLength(2)
    expect(mails.filter((one) => one === 'committee_asked')).toHaveLength(2)
    await payClaim(await fresh(claim), await createUser({ role: 'owner' }))
    expect((await fresh(claim)).status).toBe('refunded')
  })

  test('goes nowhere once its traveller took the mandate back', { tags: ['long'] }, async () => {
    const { claim, client, ask, say, escalate, path, users } = await rejectedTwice()
    await ask()
    await say('yes')
    await asWorker(async () => withdrawMandate(users[0], users[0]))
    expect((await client.page(path)).props.claim).toMatchObject({ nextCommittee: null })
    expect((await client.get(`${path}/escalation/dossier`)).status).toBe(404)
    expect((await escalate('KOV-3')).errors!.caseReference).toMatch(/withdrew the mandate/)
    expect((await ask()).errors!.claim).toMatch(/withdrew the mandate/)
    await expect(
      asWorker(() => queryRows("update claims set escalated_to = 'klachtenloket' where id = ?", [claim.id]))
    ).rejects.toMatchObject({ code: 'FB030' })

    const other = await submitted()
    await other.reject(other.claim)
    await asWorker(async () => withdrawMandate(other.users[0], other.users[0]))
    expect((await other.object([other.claim])).errors!.claims).toMatch(/^You can’t object to/)
  })

  test('ends with the no of its traveller', async () => {
    const { claim, ask, say, escalate } = await rejectedTwice()
    await ask()
    await say('no')
    expect((await fresh(claim)).contestableUntil).toBe(day(0))
    expect((await escalate('KOV-1')).errors!.caseReference).toMatch(/Ask the traveller first/)
    await travelTo(inDays(1), closeClaims)
    expect((await fresh(claim)).status).toBe('closed')
  })

  test('goes to the committee that binds for 25.00 or more, and nowhere below 5.00', async () => {
    const { claim, ask, say, escalate } = await rejectedTwice()
    await ask()
    await say('yes')
    expect((await escalate('KOV-2')).props!.claim).toMatchObject({ escalatedTo: 'klachtenloket', nextCommittee: null })
    expect((await ask()).errors!.claim).toMatch(/can’t go to a committee/)

    const small = await rejectedTwice(4_99)
    const { nextCommittee, contestableUntil } = await fresh(small.claim)
    expect({ nextCommittee, contestableUntil }).toEqual({ nextCommittee: null, contestableUntil: day(0) })
    expect(claim.id).not.toBe(small.claim.id)
  })

  test('goes there too when the operator keeps silent for four weeks, and not a day sooner', async () => {
    const { claim, agent, reject } = await submitted()
    await reject(claim)
    await objectTo(claim, agent)
    const next = (days: number) => travelTo(inDays(days), async () => (await fresh(claim)).nextCommittee)
    expect(await next(27)).toBeNull()
    expect(await next(28)).toBe('klachtenloket')
    expect(await next(370)).toBeNull()
  })

  test('is closed the day after its term, unless someone objected', { tags: ['long'] }, async () => {
    const { claims, agent, reject } = await submitted(2)
    for (const claim of claims) await reject(claim)
    await objectTo(claims[1], agent)
    await travelTo(inDays(42), closeClaims)
    expect((await fresh(claims[0])).status).toBe('rejected')
    await travelTo(inDays(43), closeClaims)
    expect((await fresh(claims[0])).status).toBe('closed')
    expect((await fresh(claims[1])).status).toBe('objected')
  })

  test('is closed when a refund stood for sixty days', async () => {
    const { claim } = await submitted()
    await payClaim(claim, await createUser({ role: 'owner' }))
    await travelTo(inDays(59), closeClaims)
    expect((await fresh(claim)).status).toBe('refunded')
    await travelTo(inDays(61), closeClaims)
    expect((await fresh(claim)).status).toBe('closed')
  })
})

describe('a claim on hold', () => {
  test('says what it waits for, and goes on with the answer of its traveller', async () => {
    const { claim, client, users } = await submitted()
    const path = `/admin/claims/${claim.reference}`
    const ask = (body: Record<string, unknown>) => client.submit(`${path}/hold`, body, { from: path })
    expect((await ask({ reason: 'stop_unclear' })).errors!.note).toBeTruthy()
    const held = await ask({ reason: 'stop_unclear', note: 'Welke ingang?' })
    expect(held.props!.claim).toMatchObject({ status: 'on_hold', heldStatus: 'submitted' })
    expect((await ask({ reason: 'question', note: 'Nog iets?' })).errors!.claim).toBeTruthy()

    const traveller = await Client.actingAs(users[0])
    const shown = await traveller.page(`/claims/${claim.reference}`)
    expect(shown.props.claim).toMatchObject({
      status: 'on_hold',
      holdReason: 'stop_unclear',
      holdNote: 'Welke ingang?',
    })
    const other = await Client.actingAs(await createUser())
    const reply = (by: Client, words: string) => by.submit(`/claims/${claim.reference}/replies`, { reply: words })
    expect((await other.post(`/claims/${claim.reference}/replies`, { reply: 'x' })).status).toBe(404)
    expect((await reply(traveller, '')).errors!.reply).toBeTruthy()
    await reply(traveller, 'De kant van het busstation.')
    expect((await fresh(claim)).serialize()).toMatchObject({
      status: 'submitted',
      heldStatus: null,
      holdReply: 'De kant van het busstation.',
    })
    expect((await reply(traveller, 'Nog eens')).errors!.claim).toMatch(/no longer on hold/)
    expect((await emailsTo(users[0])).map(({ template }) => template)).toContain('claim_on_hold')
  })

  test('is not answered by the operator meanwhile, and staff can go on without the traveller', async () => {
    const { claim, client, reject } = await submitted()
    const path = `/admin/claims/${claim.reference}`
    await client.submit(`${path}/hold`, { reason: 'question', note: 'Klopt dit?' })
    await expect(reject(claim)).rejects.toThrow()
    const page = await client.submit(`${path}/hold`, {}, { from: path, method: 'DELETE' })
    expect(page.props!.claim).toMatchObject({ status: 'submitted' })
  })
})

describe('a claim on hold that was not submitted yet', () => {
  test('goes back to where it was', async () => {
    const { reference } = await createReadyClaim(await createUser())
    const client = await Client.actingAs(await createUser({ role: 'agent' }))
    const path = `/admin/claims/${reference}`
    const held = await client.submit(
      `${path}/hold`,
      { reason: 'product_proof', note: 'Welk abonnement?' },
      { from: path }
    )
    expect(held.props!.claim).toMatchObject({ status: 'on_hold', heldStatus: 'ready' })
    const resumed = await client.submit(`${path}/hold`, {}, { from: path, method: 'DELETE' })
    expect(resumed.props!.claim).toMatchObject({ status: 'ready', heldStatus: null })
  })
})

describe('a reply that corrects something', () => {
  const held = async (reason: string) => {
    const user = await createUser()
    const claim = await createReadyClaim(user)
    const staff = await Client.actingAs(await createUser({ role: 'agent' }))
    const path = `/admin/claims/${claim.reference}`
    await staff.submit(`${path}/hold`, { reason, note: 'Klopt dit?' }, { from: path })
    const traveller = await Client.actingAs(user)
    const own = `/claims/${claim.reference}`
    const reply = (body: Record<string, unknown>) =>
      traveller.submit(`${own}/replies`, { reply: 'Zo was het.', ...body }, { from: own })
    const evidence = () => asWorker(async () => (await EvidenceBundle.latestOf(claim)).open())
    return { user, claim, reply, evidence }
  }

  test('changes the stop, the sum and the evidence of a claim that has not left', async () => {
    const { claim, reply, evidence } = await held('stop_unclear')
    expect((await reply({ statedPlace: 'Nergens' })).errors!.statedPlace).toBeTruthy()
    expect((await fresh(claim)).status).toBe('on_hold')
    expect((await reply({ statedPlace: 'Utrecht Centraal' })).errors ?? {}).toEqual({})
    const after = await fresh(claim)
    expect(after.serialize()).toMatchObject({
      status: 'ready',
      statedPlace: 'Utrecht Centraal',
      fareSource: 'ns_fare_table',
    })
    expect(after.grossCents).toBe(after.chargedCents - after.estimatedFareCents)
    expect(after.grossCents).not.toBe(15_10)
    expect(after.netCents).toBe(after.grossCents - after.feeCents)
    const kept = await evidence()
    expect(kept.claim).toMatchObject({
      statedPlace: 'Utrecht Centraal',
      grossCents: after.grossCents,
    })
    expect(kept.support!.stop).toEqual({ from: 'traveller' })
    expect(() => checkItems([{ claim: after, evidence: kept, askedCents: 0, facts: [] }])).not.toThrow()
  })

  test('adds the last day of a card, and leaves the rest as it was', async () => {
    const { user, claim, reply, evidence } = await held('card_details')
    await reply({ expiresOn: '2029-05-31' })
    expect((await evidence()).card.expiresOn).toBe('2029-05-31')
    expect((await evidence()).support!.stop).not.toBeNull()
    const { grossCents, status } = await fresh(claim)
    expect({ grossCents, status }).toEqual({ grossCents: 15_10, status: 'ready' })
    expect(user.id).toBe(claim.userId)
  })

  test('does not change what the operator has already', async () => {
    const { claim, users, client } = await submitted()
    const path = `/admin/claims/${claim.reference}`
    await client.submit(`${path}/hold`, { reason: 'stop_unclear', note: 'Welke halte?' }, { from: path })
    const traveller = await Client.actingAs(users[0])
    await traveller.submit(`/claims/${claim.reference}/replies`, { reply: 'Utrecht', statedPlace: 'Utrecht Centraal' })
    const { statedPlace, grossCents, holdReply } = await fresh(claim)
    expect({ statedPlace, grossCents, holdReply }).toEqual({
      statedPlace: claim.statedPlace,
      grossCents: 15_10,
      holdReply: 'Utrecht',
    })
  })
})

describe('an operator that is late', () => {
  test('is noticed the day after its term: travellers and staff hear of it once', async () => {
    const { operator, users, agent } = await submitted(2)
    await asWorker(() =>
      queryRows('update claims set expected_answer_on = ? where counterparty_id = ?', [day(0), operator.id])
    )
    await watchDeadlines()
    expect((await emailsTo(users[0])).map(({ template }) => template)).not.toContain('claim_overdue')
    await travelTo(inDays(1), watchDeadlines)
    await travelTo(inDays(2), watchDeadlines)
    const heard = async (user: User, template: string) =>
      (await emailsTo(user)).filter((email) => email.template === template && email.text.includes(operator.name))
    expect(await heard(users[0], 'claim_overdue')).toHaveLength(1)
    const digest = await heard(agent, 'operator_overdue')
    expect(digest).toHaveLength(1)
    expect(digest[0].text).toContain('2 claims')
  }, 60_000)

  test('is reminded of all its claims in one letter, and again after two weeks', { tags: ['long'] }, async () => {
    const { operator, claims, client } = await submitted(2, { email: 'late@vervoerder.example' })
    const remind = () =>
      client.submit(`/admin/counterparties/${operator.slug}/reminders`, {}, { from: '/admin/letters' })
    expect((await remind()).errors!.letter).toMatch(/No claim with this operator needs a reminder/)
    await asWorker(() =>
      queryRows('update claims set expected_answer_on = ? where counterparty_id = ?', [day(-1), operator.id])
    )
    const page = await remind()
    expect(page.props!.letter).toMatchObject({ kind: 'reminder', claimCount: 2 })
    await letterOf(page.props!.letter.reference)
    expect((await fresh(claims[0])).operatorRemindedAt).not.toBeNull()
    expect((await fresh(claims[0])).status).toBe('submitted')
    expect((await remind()).errors!.letter).toBeTruthy()

    await asWorker(() =>
      queryRows("update claims set operator_reminded_at = now() - interval '15 days' where counterparty_id = ?", [
        operator.id,
      ])
    )
    await asWorker(() => queryRows('update letters set day = day - 15 where counterparty_id = ?', [operator.id]))
    expect((await remind()).props!.letter).toMatchObject({ kind: 'reminder' })
  })

  test('has a forecast from its real answers, once there are ten', { tags: ['long'] }, async () => {
    const { operator, claims, agent, users } = await submitted(1)
    const measured = async (way: AnswerWay = 'letter') => {
      await asWorker(measureAnswerTimes)
      return asWorker(async () => answerForecast(await Counterparty.findOrFail(operator.id), way, '2026-11-02'))
    }
    const answers = (days: number[]) =>
      asWorker(() =>
        queryRows(
          `with made as (
             insert into decisions (tenant_id, user_id, claim_id, outcome, approved_cents, previous_status, answered_on, decided_by_id, undone_at)
             select tenant_id, user_id, id, 'approved', 100, 'submitted',
               (submitted_at at time zone 'Europe/Amsterdam')::date + days, ?, null from claims, unnest(?::int[]) days where id = ?
             returning 1) select count(*) from made`,
          [agent.id, days, claims[0].id]
        )
      )
    await asWorker(() =>
      queryRows("update claims set submitted_at = now() - interval '60 days' where id = ?", [claims[0].id])
    )
    await answers([4, 5, 6, 7, 8, 9, 10, 11, 30])
    expect(await measured()).toEqual({ from: 'assumed', on: '2026-11-30', days: 28, mostDays: null, sample: null })
    await asWorker(() =>
      queryRows(
        "update counterparties set answer_source = 'their site', answer_confirmed = true, answer_checked_on = ? where id = ?",
        [day(-364), operator.id]
      )
    )
    expect(await measured()).toMatchObject({ from: 'stated', on: '2026-11-12' })
    await asWorker(() =>
      queryRows('update counterparties set answer_checked_on = ? where id = ?', [day(-367), operator.id])
    )
    expect(await measured()).toMatchObject({ from: 'assumed' })
    await answers([40])
    expect(await measured()).toEqual({ from: 'measured', on: '2026-11-17', days: 9, mostDays: 15, sample: 10 })
    // Each way takes its own time.
    expect(await measured('guided')).toMatchObject({ from: 'assumed' })
    expect(await measured('objection')).toMatchObject({ from: 'assumed' })

    // What leaves now keeps what is expected now, on the page and in the message.
    const next = await createReadyClaim(users[0])
    await sendTo(operator, [next])
    const { id } = await asStaff(() => prepareLetter(operator, agent))
    await sendLetter(id)
    await asStaff(async () => markPosted(await Letter.findOrFail(id), agent))
    await asWorker(() => queryRows('delete from answer_times where counterparty_id = ?', [operator.id]))
    const traveller = await Client.actingAs(users[0])
    const { claim } = (await traveller.page(`/claims/${next.reference}`)).props
    expect(claim).toMatchObject({
      expectedAnswerOn: day(15),
      expected: { from: 'measured', days: 9, mostDays: 15, sample: 10 },
    })
    const [mail] = (await emailsTo(users[0])).filter(({ template }) => template === 'claims_submitted')
    expect(mail.text).toContain(inDays(15).setLocale('nl').toFormat('d MMMM yyyy'))
  })
})
