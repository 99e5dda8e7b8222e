import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { decide } from '#app/claims/decisions/actions/record_decision'
import { tellDecisions } from '#app/claims/decisions/actions/tell_decisions'
import Decision from '#app/claims/decisions/decision'
import { reviewOf } from '#app/claims/decisions/review'
import Claim from '#app/claims/claims/claim'
import { today, travelTo } from '#app/platform/shared/clock'
import { plusDays } from '#app/platform/shared/working_days'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { createClaim, payClaim } from '#tests/factories/claims'
import { emailsTo } from '#tests/factories/emails'
import { createOperator, sendTo } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const fresh = (claim: Claim) => asWorker(() => Claim.findOrFail(claim.id))
const answersTo = (claim: Claim) => asWorker(() => Decision.query().where('claim_id', claim.id).orderBy('id'))
const inSeconds = (seconds: number) => DateTime.now().plus({ seconds })

const LEFT_ON = '2026-11-01'

async function submitted(count = 1) {
  const operator = await createOperator()
  const claims: Claim[] = []
  for (let at = 0; at < count; at++) claims.push(await createClaim(await createUser()))
  await sendTo(operator, claims)
  // They left three weeks ago.
  await asWorker(() =>
    queryRows('update claims set submitted_at = ? where id = any(?)', [
      `${LEFT_ON}T10:00:00Z`,
      claims.map(({ id }) => id),
    ])
  )
  const agent = await createUser({ role: 'agent' })
  const client = await Client.actingAs(agent)
  const [claim] = claims
  const path = `/admin/claims/${claim.reference}`
  const answer = (body: Record<string, unknown>, query = '') =>
    client.submit(`${path}/decisions${query}`, body, { from: path })
  return { operator, claims, claim, agent, client, path, answer }
}

describe('an answer of an operator', () => {
  test('goes on to the next claim of the list, and back to the list after the last', async () => {
    const { operator, claims, client } = await submitted(2)
    const list = `?list[view]=review&list[operator]=${operator.slug}`
    const record = (claim: Claim) =>
      client.submit(`/admin/claims/${claim.reference}/decisions${list}`, { outcome: 'approved', next: true })
    const second = await record(claims[0])
    expect([second.component, second.props!.claim]).toMatchObject([
      'Admin/Claims/Show',
      { reference: claims[1].reference },
    ])
    expect(second.props!.undoable).toMatchObject({ reference: claims[0].reference, outcome: 'approved' })
    expect((await record(claims[1])).component).toBe('Admin/Claims/Index')
  })

  test('keeps the day on which the operator answered, which is not in the future', async () => {
    const { answer, agent, claim } = await submitted()
    const tomorrow = plusDays(today(), 1)
    expect((await answer({ outcome: 'approved', answeredOn: tomorrow })).errors!.answeredOn).toBeTruthy()
    // Nor before the letter left, for the page and for the database.
    const before = await answer({ outcome: 'approved', answeredOn: plusDays(LEFT_ON, -1) })
    expect(before.errors!.answeredOn).toMatch(/1 November/)
    const raw = asWorker(() =>
      queryRows(
        "insert into decisions (tenant_id, user_id, claim_id, outcome, approved_cents, previous_status, answered_on, decided_by_id) select tenant_id, user_id, id, 'approved', 1, 'submitted', ?::date, ? from claims where id = ?",
        [plusDays(LEFT_ON, -1), agent.id, claim.id]
      )
    )
    await expect(raw).rejects.toMatchObject({ code: 'FB030' })
    await answer({ outcome: 'rejected', reason: 'too_late', answeredOn: '2026-11-02' })
    expect((await answersTo(claim))[0].answeredOn).toBe('2026-11-02')
    expect((await fresh(claim)).contestableUntil).toBe('2026-12-14')
  })

  test('can be taken back for ten seconds, by who recorded it, and then nobody hears of it', async () => {
    const { answer, claim, client, path } = await submitted()
    await answer({ outcome: 'rejected', reason: 'too_late' })
    const other = await Client.actingAs(await createUser({ role: 'agent' }))
    const undo = (by: Client) => by.submit(`${path}/decision`, {}, { from: path, method: 'DELETE' })
    expect((await undo(other)).errors!.decision).toMatch(/nothing to take back/)

    const undone = await undo(client)
    expect(undone.props!.claim).toMatchObject({ status: 'submitted', rejectionReason: null })
    expect(undone.props!.decisions).toEqual([])
    expect(undone.props!.timeline.map(({ action }: any) => action)).toEqual(['ready', 'submitted'])
    expect((await undo(client)).errors!.decision).toMatch(/nothing to take back/)
    await travelTo(inSeconds(30), () => tellDecisions(claim.userId))
    expect(await emailsTo({ id: claim.userId })).toEqual([])
  })

  test('cannot be taken back once its traveller was told, or after the time', async () => {
    const { answer, claim, client, path } = await submitted()
    await answer({ outcome: 'approved' })
    await travelTo(inSeconds(11), () => tellDecisions(claim.userId))
    const undo = () => client.submit(`${path}/decision`, {}, { from: path, method: 'DELETE' })
    expect((await undo()).errors!.decision).toMatch(/no longer be taken back/)
    await asWorker(() =>
      queryRows("update decisions set told_at = null, created_at = now() - interval '1 minute' where claim_id = ?", [
        claim.id,
      ])
    )
    expect((await undo()).errors!.decision).toMatch(/no longer be taken back/)
  })

  test('is amended with a reason, and both stay to be seen', async () => {
    const { answer, claim, client, path } = await submitted()
    await answer({ outcome: 'rejected', reason: 'too_late' })
    const amend = (body: Record<string, unknown>) =>
      client.submit(`${path}/decision`, body, { from: path, method: 'PATCH' })
    expect((await amend({ outcome: 'approved' })).errors!.amendment).toBeTruthy()
    expect((await amend({ outcome: 'rejected', reason: 'too_late', amendment: 'Same again' })).errors!.outcome).toMatch(
      /already recorded/
    )

    const page = await amend({ outcome: 'partly_approved', approvedCents: 5_00, amendment: 'Their second letter' })
    expect(page.props!.claim).toMatchObject({ status: 'partly_approved', approvedCents: 5_00, rejectionReason: null })
    expect(page.props!.decisions).toMatchObject([
      { outcome: 'rejected', reason: 'too_late' },
      { outcome: 'partly_approved', approvedCents: 5_00, amendment: 'Their second letter' },
    ])
    await amend({ outcome: 'partly_approved', approvedCents: 6_00, amendment: 'A typing error' })
    expect((await fresh(claim)).approvedCents).toBe(6_00)

    await travelTo(inSeconds(30), () => tellDecisions(claim.userId))
    expect((await emailsTo({ id: claim.userId })).map(({ subject }) => subject)).toHaveLength(1)
  })

  test('is not amended below what the operator paid, nor before there is one', async () => {
    const { claim, agent, client, path } = await submitted()
    const amend = (body: Record<string, unknown>) =>
      client.submit(`${path}/decision`, { ...body, amendment: 'A mistake of mine' }, { from: path, method: 'PATCH' })
    expect((await amend({ outcome: 'approved' })).errors!.outcome).toMatch(/no answer to amend/)
    await payClaim(claim, await createUser({ role: 'owner' }))
    expect(
      (await amend({ outcome: 'rejected', reason: 'other', statedReason: 'Not ours' })).errors!.outcome
    ).toBeTruthy()
    expect((await fresh(claim)).status).toBe('refunded')
    expect(agent.id).not.toBe(claim.userId)
  })

  test('is recorded once, of two people at the same time', async () => {
    const { claims, claim } = await submitted()
    const people = await Promise.all([1, 2, 3].map(() => createUser({ role: 'agent' })))
    const clients = await Promise.all(people.map((one) => Client.actingAs(one)))
    await Promise.all(
      clients.map((one) => one.submit('/admin/decisions', { claims: [claims[0].reference], outcome: 'approved' }))
    )
    expect(await answersTo(claim)).toHaveLength(1)
  })
})

describe('a second look', () => {
  test('is due again when the amendment that took its place is taken back', async () => {
    const { answer, claim, client, path } = await submitted()
    await asWorker(() =>
      queryRows(
        'update claims set charged_cents = charged_cents + 1500, gross_cents = gross_cents + 1500, net_cents = net_cents + 1500 where id = ?',
        [claim.id]
      )
    )
    await answer({ outcome: 'approved' })
    await client.submit(
      `${path}/decision`,
      { outcome: 'rejected', reason: 'other', statedReason: 'Not ours', amendment: 'A mistake' },
      { from: path, method: 'PATCH' }
    )
    const page = await client.submit(`${path}/decision`, {}, { from: path, method: 'DELETE' })
    expect(page.props!.decisions).toMatchObject([{ outcome: 'approved', review: 'due' }])
  })

  test('is due above 25 euros and for one in twenty of the others, which nobody can foresee', () => {
    expect(reviewOf({ reference: 'CLM-0000-0000', grossCents: 25_01 })).toBe('due')
    const references = Array.from({ length: 4_000 }, (_, nth) => `CLM-0000-${1000 + nth}`)
    const due = references.filter((reference) => reviewOf({ reference, grossCents: 25_00 }) === 'due')
    expect(due.length / references.length).toBeGreaterThan(0.03)
    expect(due.length / references.length).toBeLessThan(0.07)
  })

  test('is given by someone else, once', async () => {
    const { answer, claim, client, path } = await submitted()
    await answer({ outcome: 'approved' })
    await asWorker(() => queryRows("update decisions set review = 'due' where claim_id = ?", [claim.id]))
    const confirm = (by: Client) => by.submit(`${path}/decision/confirmations`, {}, { from: path })
    expect((await confirm(client)).errors!.decision).toMatch(/recorded this answer yourself/)

    const colleague = await Client.actingAs(await createUser({ role: 'agent' }))
    const waiting = await colleague.page('/admin/claims?view=all&secondLook=yes')
    expect(waiting.props.list.rows.some((row: any) => row.reference === claim.reference)).toBe(true)
    const confirmed = await confirm(colleague)
    expect(confirmed.props!.decisions).toMatchObject([{ review: 'confirmed' }])
    expect((await confirm(colleague)).errors!.decision).toMatch(/no longer needs a second look/)
  })

  test('by the one who recorded the answer is refused by the database', async () => {
    const { answer, claim, agent } = await submitted()
    await answer({ outcome: 'approved' })
    await expect(
      asWorker(() =>
        queryRows(
          "update decisions set review = 'confirmed', reviewed_by_id = ?, reviewed_at = now() where claim_id = ?",
          [agent.id, claim.id]
        )
      )
    ).rejects.toThrow(/check/)
  })
})

describe('answers in bulk', () => {
  test('are recorded for all that are chosen, or for none', async () => {
    const { claims, client } = await submitted(3)
    const references = claims.map(({ reference }) => reference)
    const record = (chosen: string[], body: Record<string, unknown>) =>
      client.submit('/admin/decisions', { claims: chosen, ...body }, { from: '/admin/claims' })
    expect((await record(references, { outcome: 'rejected' })).errors!.reason).toBeTruthy()
    expect((await record([], { outcome: 'approved' })).errors!.claims).toBeTruthy()
    const stray = await record([...references, 'CLM-0000-0000'], { outcome: 'approved' })
    expect(stray.errors!.claims).toMatch(/no claim CLM-0000-0000/)

    await record(references.slice(0, 1), { outcome: 'approved' })
    expect((await record(references, { outcome: 'approved' })).errors!.claims).toMatch(/Nothing was recorded/)
    const left = await Promise.all(claims.map(fresh))
    expect(left.map(({ status }) => status)).toEqual(['approved', 'submitted', 'submitted'])

    const page = await record(references.slice(1), { outcome: 'rejected', reason: 'not_charged' })
    expect(page.flash!.notice.text).toBe('2 answers recorded.')
    expect((await fresh(claims[2])).rejectionReason).toBe('not_charged')
  })

  test('leave out the claims of who records them', async () => {
    const agent = await createUser({ role: 'agent' })
    const own = await createClaim(agent)
    const client = await Client.actingAs(agent)
    const page = await client.submit(
      '/admin/decisions',
      { claims: [own.reference], outcome: 'approved' },
      { from: '/admin/claims' }
    )
    expect(page.errors!.claims).toMatch(/your own claim/)
  })

  test('reach a traveller in one message', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const [first, second] = [await createClaim(user), await createClaim(user)]
    const client = await Client.actingAs(agent)
    await client.submit('/admin/decisions', { claims: [first.reference, second.reference], outcome: 'approved' })
    await travelTo(inSeconds(20), () => tellDecisions(user.id))
    const told = (await emailsTo(user)).filter(({ template }) => /decided/.test(template))
    expect(told.map(({ template }) => template)).toEqual(['claims_decided'])
    expect(told[0].text).toContain('2 ervan zijn helemaal of deels goedgekeurd')
  })

  test('that an operator has claims is told for several at once', async () => {
    const { claims, client } = await submitted(2)
    const body = { claims: claims.map(({ reference }) => reference) }
    await client.submit('/admin/acknowledgements', body)
    expect((await Promise.all(claims.map(fresh))).map(({ status }) => status)).toEqual(['acknowledged', 'acknowledged'])
    expect((await client.submit('/admin/acknowledgements', body)).errors!.claims).toMatch(/can’t be marked as received/)
    // What was answered stays answered.
    await client.submit('/admin/decisions', { ...body, outcome: 'approved' })
    expect((await client.submit('/admin/acknowledgements', body)).errors!.claims).toMatch(/can’t be marked as received/)
    expect((await Promise.all(claims.map(fresh))).map(({ status }) => status)).toEqual(['approved', 'approved'])
  })
})

describe('a table of answers', () => {
  async function preview(client: Client, table: string) {
    const page = await client.submit(
      '/admin/decision-imports',
      { table, source: 'answers.csv' },
      { from: '/admin/decision-imports/create' }
    )
    return { page, lines: page.props?.lines as { problem: string }[], id: page.props?.import?.id as string }
  }

  test('is shown before it is recorded, then recorded as a whole, once', async () => {
    const { claims, client } = await submitted(3)
    const [a, b, c] = claims.map(({ reference }) => reference)
    const table = `Kenmerk;Besluit;Bedrag;Reden;Datum;Toelichting\r\n${a};Goedgekeurd;15,10;;02-11-2026;\r\n${b.toLowerCase()};;5,00;;;"Deel; zie brief"\r\n${c};Afgewezen;;Termijn verstreken;03-11-2026;\r\n`
    const { lines, id } = await preview(client, table)
    expect(lines).toMatchObject([
      {
        reference: a,
        outcome: 'approved',
        approvedCents: 15_10,
        answeredOn: '2026-11-02',
        problem: null,
        grossCents: 15_10,
      },
      { reference: b, outcome: 'partly_approved', approvedCents: 5_00, note: 'Deel; zie brief', problem: null },
      { reference: c, outcome: 'rejected', reason: 'too_late', problem: null },
    ])
    expect((await fresh(claims[0])).status).toBe('submitted')

    const apply = () => client.submit(`/admin/decision-imports/${id}/application`, {})
    expect((await apply()).flash!.notice.text).toBe('3 answers recorded.')
    expect((await Promise.all(claims.map(fresh))).map(({ status }) => status)).toEqual([
      'approved',
      'partly_approved',
      'rejected',
    ])
    expect((await apply()).errors!.import).toMatch(/already recorded/)
  })

  test('records nothing while a line has a problem', async () => {
    const { claims, client } = await submitted(1)
    const [{ reference }] = claims
    const { lines, id } = await preview(
      client,
      `Reference\tOutcome\tAmount\n${reference}\tapproved\t99.00\nCLM-0000-0000\tapproved\t\nNS-1\tapproved\t\n${reference}\trejected\t\n`
    )
    expect(lines.map(({ problem }) => problem)).toEqual(['tooMuch', 'unknownClaim', 'noReference', 'noReason'])
    const applied = await client.submit(
      `/admin/decision-imports/${id}/application`,
      {},
      { from: `/admin/decision-imports/${id}` }
    )
    expect(applied.errors!.import).toMatch(/4 lines have a problem/)
    const early = await preview(client, `Kenmerk;Besluit;Datum\n${reference};Goedgekeurd;31-10-2026`)
    expect(early.lines.map(({ problem }) => problem)).toEqual(['beforeLetter'])
    expect((await fresh(claims[0])).status).toBe('submitted')
  })

  test.each([
    ['', 'table', /./],
    ['Kenmerk;Besluit', 'table', /at least one line/],
    ['Naam;Besluit\nx;ja', 'table', /There is no column/],
    ['Kenmerk;Naam\nCLM-1;x', 'table', /No column says/],
    [`Kenmerk;Besluit\n${'CLM-0000-0000;ja\n'.repeat(2_001)}`, 'table', /more than 2,000 lines/],
  ])('that cannot be read is refused in a sentence: %j', async (table, field, words) => {
    const client = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await preview(client, table)).page.errors![field]).toMatch(words)
  })

  test('is checked again when it is recorded: a claim may have gone on', async () => {
    const { claim, client, agent } = await submitted(1)
    const { id } = await preview(client, `Kenmerk;Besluit\n${claim.reference};ja`)
    await asStaff(async () => {
      const locked = await Claim.lock(claim.id)
      await decide(locked, agent, { outcome: 'approved' }, {}, { previousStatus: 'submitted' })
    })
    const applied = await client.submit(
      `/admin/decision-imports/${id}/application`,
      {},
      { from: `/admin/decision-imports/${id}` }
    )
    expect(applied.errors!.import).toMatch(/1 line has a problem/)
  })
})

describe('what an operator wrote', () => {
  const PDF = new Blob(['%PDF-1.7 an answer'], { type: 'application/pdf' })
  const withFile = (file: Blob, name: string) => {
    const body = new FormData()
    body.append('file', file, name)
    return body
  }

  test('is attached as it came, and downloaded by staff alone', async () => {
    const { claim, client, path } = await submitted()
    const page = await client.submit(`${path}/attachments`, withFile(PDF, 'Brief & <b>.pdf'), { from: path })
    expect(page.props!.attachments).toMatchObject([{ name: 'Brief & <b>.pdf', isOfLetter: false }])
    const [{ id }] = page.props!.attachments as { id: string }[]
    const file = await client.get(`/admin/attachments/${id}`)
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toContain('attachment;')
    expect(file.body).toBe('%PDF-1.7 an answer')

    const traveller = await Client.actingAs(
      await asWorker(async () => (await import('#app/people/accounts/user')).default.findOrFail(claim.userId))
    )
    expect((await traveller.get(`/admin/attachments/${id}`)).status).toBe(403)
  })

  test.each([
    [new Blob(['MZ a program']), 'brief.pdf', /Attach a PDF/],
    [new Blob(['<html>']), 'brief.eml', /Attach a PDF/],
    [new Blob([]), 'leeg.pdf', /empty/],
    [new Blob([new Uint8Array(10_000_001)]), 'groot.pdf', /larger than 10 MB/],
  ])('is refused when it is not what it says: %o %s', async (file, name, words) => {
    const { client, path } = await submitted()
    const page = await client.submit(`${path}/attachments`, withFile(file, name), { from: path })
    expect(page.errors!.file).toMatch(words)
    expect(await asWorker(() => queryRow('select 1 from attachments where name = ?', [name]))).toBeNull()
  })
})
