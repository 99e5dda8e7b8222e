import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { EMPLOYER_MANDATE_VERSION } from '#app/claims/mandates/employer_mandate_text'
import Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import type User from '#app/people/accounts/user'
import Tenant from '#app/people/tenants/tenant'
import { asWorker } from '#app/platform/shared/tenancy'
import Batch from '#app/travel/batches/batch'
import { newCard } from '#tests/factories/exports'
import {
  BusinessExport,
  claimAll,
  fileAll,
  importedFor,
  plannedFor,
  proposeAll,
  signFor,
  takeUpAll,
} from '#tests/factories/organisations'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { asOwner } from '#tests/support/owner'
import { queryRows } from '#tests/support/query_rows'

/** Of a missed check-out at Utrecht Centraal: what was charged less the fare to Arnhem. */
const WORTH = 5_80

async function organisation() {
  const { id } = await createTenant({ refundDestination: 'tenant', feeBps: 1_000 })
  const tenant = await asWorker(() => Tenant.findOrFail(id))
  const manager = await createUser({ tenantId: id, role: 'manager', firstName: 'Marloes', lastName: 'Berg' })
  const [anna, bram] = [
    await createUser({ tenantId: id, firstName: 'Anna', lastName: 'Aalders' }),
    await createUser({ tenantId: id, firstName: 'Bram', lastName: 'Bos' }),
  ]
  const path = `/t/${tenant.slug}`
  const client = await Client.actingAs(manager)
  const submit = (to: string, body: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST', from = '/batches') =>
    client.submit(`${path}${to}`, { ...body }, { from: `${path}${from}`, method })
  return { tenant, manager, anna, bram, path, client, submit }
}

const form = (text: string) => {
  const body = new FormData()
  body.append('file', new Blob([text]), 'export.csv')
  return body
}
const tripsOf = ({ id }: User) =>
  asWorker(() => queryRows<{ from_place: string }>('select * from trips where user_id = ? order by travelled_at', [id]))
const cardsIn = (batch: Batch) =>
  asWorker(() =>
    queryRows<{ public_id: string; user_id: number | null; last_4: string }>(
      'select public_id, user_id, last_4 from batch_cards where batch_id = ? order by position',
      [batch.id]
    )
  )

describe('a file of an organisation', () => {
  test('waits for whose its cards are, and is taken up the moment someone says so, earlier files too', async () => {
    const { tenant, manager, anna, bram, path, client, submit } = await organisation()
    const [first, second] = [newCard(), newCard()]
    const file = new BusinessExport().month(first).month(second).text()
    const page = await client.submit(`${path}/batches`, form(file), { from: `${path}/batches/create` })
    expect(page.component).toBe('Tenant/Batches/Show')
    const batch = await asWorker(() => Batch.findByOrFail('publicId', page.props!.batch.id))
    await planBatch(batch.id)

    const planned = await client.page(page.location)
    expect(planned.props.unassigned).toHaveLength(2)
    expect(planned.props.cards.map(({ person, rows }: any) => [person, rows])).toEqual([
      [null, 3],
      [null, 3],
    ])
    await submit(`/batches/${batch.publicId}/imports`, {})
    await importBatch(batch.id)
    expect([await tripsOf(anna), await tripsOf(bram), await tripsOf(manager)]).toEqual([[], [], []])
    // A second file with one of them.
    await importedFor(manager, new BusinessExport().journey({ card: first, daysAgo: 5 }).text())

    const { props } = await client.page(`${path}/batches`)
    expect(props.unassigned.map(({ rows, files }: any) => [rows, files])).toEqual([
      [4, 2],
      [3, 1],
    ])
    const [mine] = props.unassigned
    const assigned = await submit('/card-assignments', { cards: [{ cardId: mine.id, userId: anna.publicId }] })
    expect(assigned.flash!.notice.text).toMatch(/assigned/)
    await takeUpAll(tenant.id)
    expect(await tripsOf(anna)).toHaveLength(4)
    expect(await tripsOf(bram)).toEqual([])
    expect((await client.page(`${path}/batches`)).props.unassigned).toHaveLength(1)

    // Once: the card has someone now.
    const again = await submit('/card-assignments', { cards: [{ cardId: mine.id, userId: bram.publicId }] })
    expect(again.errors!.cards).toMatch(/no longer waits/)
  })

  test('knows the cards of its people, and a later file of theirs needs no word', async () => {
    const { manager, anna, submit, tenant } = await organisation()
    const card = newCard()
    const batch = await importedFor(manager, new BusinessExport().month(card).text())
    const [{ public_id: cardId }] = await cardsIn(batch)
    await submit('/card-assignments', { cards: [{ cardId, userId: anna.publicId }] })
    await takeUpAll(tenant.id)
    const next = await plannedFor(manager, new BusinessExport().journey({ card, daysAgo: 3 }).text())
    expect((await cardsIn(next)).map(({ user_id: owner }) => owner)).toEqual([anna.id])
  })

  test('takes a list of cards and people: first what it would do, then it is done', async () => {
    const { manager, anna, bram, client, path, submit, tenant } = await organisation()
    const [a, b, c] = [newCard(), newCard(), newCard()]
    await importedFor(manager, new BusinessExport().month(a).month(b).month(c).text())
    const list = [
      'kaart;e-mail',
      `${a};${anna.email.toUpperCase()}`,
      `${bram.email}\t${b.slice(0, 4)} ${b.slice(4)}`,
      `${c.slice(-4)},nobody@example.test`,
      `${a};${bram.email}`,
      `9999999999999999;${anna.email}`,
      'no card here',
      '',
    ].join('\r\n')
    const { props } = await submit('/card-lists', { list })
    expect(props!.lines.map(({ line, outcome, person }: any) => [line, outcome, person])).toEqual([
      [2, 'assign', 'Anna Aalders'],
      [3, 'assign', 'Bram Bos'],
      [4, 'personUnknown', null],
      [5, 'cardTwice', 'Bram Bos'],
      [6, 'cardUnknown', 'Anna Aalders'],
      [7, 'unreadable', null],
    ])
    expect((await client.page(`${path}/batches`)).props.unassigned).toHaveLength(3)

    const cards = props!.lines
      .filter(({ cardId }: any) => cardId)
      .map(({ cardId, userId }: any) => ({ cardId, userId }))
    await submit('/card-assignments', { cards })
    await takeUpAll(tenant.id)
    expect([(await tripsOf(anna)).length, (await tripsOf(bram)).length]).toEqual([3, 3])
  })

  test('never shows a manager a private row, trip or claim of it', async () => {
    const { tenant, manager, anna, path, client, submit } = await organisation()
    const card = newCard()
    const file = new BusinessExport()
      .month(card)
      .journey({ card, daysAgo: 4, purpose: 'Prive', from: 'Geheimstad' })
      .text()
    const batch = await importedFor(manager, file)
    const [{ public_id: cardId }] = await cardsIn(batch)
    await submit('/card-assignments', { cards: [{ cardId, userId: anna.publicId }] })
    await takeUpAll(tenant.id)
    await asOwner((owner) =>
      owner.query(
        "update tenants set managers_see = 'trips', works_council_on = current_date, works_council_by = 'OR' where id = $1",
        [tenant.id]
      )
    )
    expect((await tripsOf(anna)).map(({ from_place: from }) => from)).toContain('Geheimstad')

    const show = `${path}/batches/${batch.publicId}`
    const rows = await client.later(show, 'Tenant/Batches/Show', ['list'])
    expect(rows.props.list.rows).toHaveLength(3)
    const person = await client.page(`${path}/members/${anna.publicId}`)
    expect(person.props.trips.rows).toHaveLength(3)
    for (const text of [JSON.stringify(rows), JSON.stringify(person), JSON.stringify(await client.page(show))]) {
      expect(text).not.toContain('Geheimstad')
    }
    // The traveller sees it, and who looked.
    const own = await Client.actingAs(anna)
    const [look] = (await own.page(`${path}/looks`)).props.looks
    expect(look).toMatchObject({ by: 'Marloes Berg', what: 'trips', claim: null })
    await client.page(`${path}/members/${anna.publicId}`)
    expect((await own.page(`${path}/looks`)).props.looks).toHaveLength(1)
    const bystander = await Client.actingAs(await createUser({ tenantId: tenant.id }))
    expect((await bystander.page(`${path}/looks`)).props.looks).toEqual([])
  })

  test('is of no concern to members, other organisations and travellers', async () => {
    const { tenant, manager, anna, path } = await organisation()
    const batch = await importedFor(manager, new BusinessExport().month(newCard()).text())
    const [{ public_id: cardId }] = await cardsIn(batch)
    const other = await organisation()
    const body = { cards: [{ cardId, userId: anna.publicId }] }
    for (const user of [anna, other.manager, await createUser()]) {
      const client = await Client.actingAs(user)
      const isMember = user === anna
      expect((await client.get(`${path}/batches/${batch.publicId}`)).status).toBe(isMember ? 403 : 404)
      expect((await client.post(`${path}/card-assignments`, body)).status).toBe(isMember ? 403 : 404)
      expect((await client.delete(`${path}/batches/${batch.publicId}`)).status).toBe(isMember ? 403 : 404)
      expect((await client.get(`/batches/${batch.publicId}`)).status).toBe(404)
    }
    // By ids of the one in the area of the other.
    const foreign = await other.submit('/card-assignments', { cards: [{ cardId, userId: other.anna.publicId }] })
    expect(foreign.errors!.cards).toBeTruthy()
    expect((await other.client.get(`${other.path}/batches/${batch.publicId}`)).status).toBe(404)
    const stranger = await Client.actingAs(manager)
    const unknown = await stranger.submit(
      `/t/${tenant.slug}/card-assignments`,
      { cards: [{ cardId, userId: other.anna.publicId }] },
      { from: `${path}/batches` }
    )
    expect(unknown.errors!.cards).toMatch(/not of the organisation/)
    expect((await cardsIn(batch)).map(({ user_id: owner }) => owner)).toEqual([null])
  })

  test('goes back whole while nothing of it is claimed', async () => {
    const { tenant, manager, anna, submit } = await organisation()
    const batch = await importedFor(manager, new BusinessExport().month(newCard()).text())
    const [{ public_id: cardId }] = await cardsIn(batch)
    await submit('/card-assignments', { cards: [{ cardId, userId: anna.publicId }] })
    await takeUpAll(tenant.id)
    await claimAll(tenant.id, manager)
    const refused = await submit(`/batches/${batch.publicId}`, {}, 'DELETE')
    expect(refused.errors!.batch).toBeTruthy()
    const [claim] = await asWorker(() => Claim.query().where('tenant_id', tenant.id))
    await submit(`/claims/${claim.reference}`, {}, 'DELETE')
    await submit(`/batches/${batch.publicId}`, {}, 'DELETE')
    expect((await asWorker(() => Batch.findOrFail(batch.id))).status).toBe('undone')
  })
})

describe('claims for business travel', () => {
  async function withTravel() {
    const one = await organisation()
    const cards = [newCard(), newCard()]
    const batch = await importedFor(one.manager, new BusinessExport().month(cards[0]).month(cards[1]).text())
    const stored = await cardsIn(batch)
    const people = [one.anna, one.bram]
    await one.submit('/card-assignments', {
      cards: stored.map(({ public_id: cardId }, nth) => ({ cardId, userId: people[nth].publicId })),
    })
    await takeUpAll(one.tenant.id)
    return one
  }

  test('are proposed by person and operator, and need the mandate of the organisation', async () => {
    const { path, client, submit } = await withTravel()
    const { component, props } = await client.page(`${path}/claims/create`)
    expect(component).toBe('Tenant/Claims/Create/Batch')
    expect(
      props.groups.map(({ person, operator, count, netCents }: any) => [person, operator, count, netCents])
    ).toEqual([
      ['Anna Aalders', 'ns', 1, WORTH],
      ['Bram Bos', 'ns', 1, WORTH],
    ])
    const early = await submit('/claims', {}, 'POST', '/claims/create')
    expect(early.errors!.claims).toMatch(/mandate/)

    const sign = (body: object) => submit('/mandate', body, 'POST', '/claims/create')
    expect(
      (await sign({ signedName: 'Iemand Anders', version: EMPLOYER_MANDATE_VERSION })).errors!.signedName
    ).toBeTruthy()
    expect((await sign({ signedName: 'Marloes Berg', version: '2020-01-01' })).errors!.signedName).toBeTruthy()
    expect(
      (await sign({ signedName: 'Marloes Berg', version: EMPLOYER_MANDATE_VERSION })).props!.mandate.signedName
    ).toBe('Marloes Berg')
  })

  test('are made in one go, once, under the employer’s mandate, and the money is the employer’s', async () => {
    const { tenant, manager, anna, path, client, submit } = await withTravel()
    await signFor(tenant, manager)
    const started = await submit('/claims', {}, 'POST', '/claims/create')
    expect(started.props!.filing).toMatchObject({ people: 2, done: 0, filed: 0, isDone: false })
    await fileAll(tenant.id)
    await fileAll(tenant.id)
    const { props } = await client.page(`${path}/claims/create`)
    expect(props.filing).toMatchObject({ people: 2, done: 2, filed: 2, left: 0, isDone: true })
    expect(props.groups).toEqual([])
    expect((await submit('/claims', {}, 'POST', '/claims/create')).errors!.claims).toMatch(/any more/)

    const claims = await asWorker(() => Claim.query().where('tenant_id', tenant.id).orderBy('id'))
    expect(
      claims.map(({ isBusiness, refundTo, grossCents, feeCents }) => [isBusiness, refundTo, grossCents, feeCents])
    ).toEqual([
      [true, 'employer', WORTH, 0],
      [true, 'employer', WORTH, 0],
    ])
    const evidence = (await asWorker(() => EvidenceBundle.latestOf(claims[0]))).open()
    expect(evidence.employer!.name).toBe(tenant.name)
    expect(evidence.traveller).toMatchObject({ birthOn: null, address: [] })
    expect(evidence.mandate!.version).toBe(EMPLOYER_MANDATE_VERSION)

    const list = await client.page(`${path}/claims`)
    expect(list.props.list.rows.map(({ person }: any) => person).sort()).toEqual(['Anna Aalders', 'Bram Bos'])
    expect(JSON.stringify(list.props)).not.toContain('Utrecht')
    // The traveller sees it, and cannot take it back.
    const own = await Client.actingAs(anna)
    const reference = claims.find(({ userId }) => userId === anna.id)!.reference
    expect((await own.page(`/claims/${reference}`)).props.claim.isBusiness).toBe(true)
    expect((await own.delete(`/claims/${reference}`)).status).toBe(404)
    expect((await own.page('/home')).props.toSubmit).toBeNull()
  })

  test('of some people alone, where a manager chooses so', async () => {
    const { tenant, manager, bram, path, client, submit } = await withTravel()
    await signFor(tenant, manager)
    const groups = [{ userId: bram.publicId, operator: 'ns' }]
    await submit('/claims', { groups }, 'POST', '/claims/create')
    await fileAll(tenant.id)
    const claims = await asWorker(() => Claim.query().where('tenant_id', tenant.id))
    expect(claims.map(({ userId }) => userId)).toEqual([bram.id])
    expect((await client.page(`${path}/claims/create`)).props.groups).toHaveLength(1)
    const other = await organisation()
    await signFor(other.tenant, other.manager)
    expect((await other.submit('/claims', { groups }, 'POST', '/claims/create')).errors!.claims).toBeTruthy()
    expect((await other.client.get(`${other.path}/claims/${claims[0].reference}`)).status).toBe(404)
  })

  test('are submitted and answered by a manager, and end without a fee', async () => {
    const { tenant, manager, path, client, submit } = await withTravel()
    await claimAll(tenant.id, manager)
    const [claim] = await asWorker(() => Claim.query().where('tenant_id', tenant.id).orderBy('id'))
    const shown = await client.page(`${path}/claims/${claim.reference}`)
    expect(shown.props).toMatchObject({ seesTrips: false, claim: { fromPlace: null, toPlace: null, canSubmit: true } })
    const sent = await submit(`/claims/${claim.reference}/submissions`, { operatorReference: 'NSB-1' })
    expect(sent.props!.claim).toMatchObject({ status: 'submitted', canTellAnswer: true })
    const answered = await submit(`/claims/${claim.reference}/answers`, {
      said: 'paid',
      amountCents: WORTH,
      how: 'set_off',
    })
    expect(answered.props!.claim).toMatchObject({ status: 'closed', isPaidDirectly: true })
    expect((await client.page(path)).props.totals).toMatchObject({ claims: 2, receivedCents: WORTH })
  })

  test('are not a traveller’s own, nor what a traveller calls private', async () => {
    const { tenant, anna, path, client } = await withTravel()
    const own = await Client.actingAs(anna)
    const { props } = await own.page('/claims/create')
    expect(props.trips.map(({ reason }: any) => reason)).toEqual(['paidByEmployer'])
    const [{ tripId }] = props.trips
    await own.submit(`/trips/${tripId}`, { purpose: 'private' }, { method: 'PATCH', from: '/claims/create' })
    await proposeAll(tenant.id)
    expect((await client.page(`${path}/claims/create`)).props.groups.map(({ person }: any) => person)).toEqual([
      'Bram Bos',
    ])
    expect((await own.page('/claims/create')).props.trips[0].reason).not.toBe('paidByEmployer')
    await own.submit(`/trips/${tripId}`, { purpose: 'business' }, { method: 'PATCH', from: '/claims/create' })
    await proposeAll(tenant.id)
    expect((await client.page(`${path}/claims/create`)).props.groups).toHaveLength(2)
  })

  test('end undecided when the mandate is withdrawn', async () => {
    const { tenant, manager, path, client, submit } = await withTravel()
    await claimAll(tenant.id, manager)
    const gone = await submit('/mandate', {}, 'DELETE', '/claims/create')
    expect(gone.props!.mandate).toBeNull()
    const claims = await asWorker(() => Claim.query().where('tenant_id', tenant.id))
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set(['withdrawn']))
    expect((await client.page(path)).props.tasks.isMandateMissing).toBe(true)
  })
})

describe('a frozen organisation', () => {
  test('reads on and changes nothing, with the sentence, in jobs and in the database too', async () => {
    const { tenant, manager, anna, path, client, submit } = await organisation()
    const planned = await plannedFor(manager, new BusinessExport().month(newCard()).text())
    const owner = await Client.actingAs(await createUser({ role: 'owner' }))
    const edit = `/admin/tenants/${tenant.slug}/edit`
    const reason = 'De rekening van mei staat open.'
    const frozen = await owner.submit(`/admin/tenants/${tenant.slug}/freeze`, { reason }, { from: edit })
    expect(frozen.props!.organisation).toMatchObject({ status: 'frozen', frozenReason: reason })

    expect((await client.page(path)).props.tenant.frozen).toBe(reason)
    const refused = await submit(`/batches/${planned.publicId}/imports`, {})
    expect(refused.flash!.notice.text).toContain(reason)
    const member = await Client.actingAs(anna)
    const own = await member.submit('/batches', form('a;b'), { from: '/batches/create' })
    expect(own.flash!.notice.text).toContain(reason)
    expect((await member.page('/leaving')).component).toBe('User/Leaving/Show')

    await planBatch(planned.id)
    await importBatch(planned.id)
    expect((await asWorker(() => Batch.findOrFail(planned.id))).status).toBe('planned')
    const insert = asWorker(() =>
      queryRows(
        `insert into batches (tenant_id, user_id, file_name, file_key, byte_size, checksum) values (?, ?, 'a', '', 1, 'x')`,
        [tenant.id, anna.id]
      )
    )
    await expect(insert).rejects.toMatchObject({ code: 'FB032' })

    const active = await owner.submit(`/admin/tenants/${tenant.slug}/freeze`, {}, { from: edit, method: 'DELETE' })
    expect(active.props!.organisation.status).toBe('active')
    expect((await submit(`/batches/${planned.publicId}/imports`, {})).errors).toEqual({})
  })
})

describe('the area of an organisation', () => {
  test('is in one name and colour for all its people, their own pages too', async () => {
    const { tenant, manager, anna, path } = await organisation()
    const brand = {
      name: tenant.name,
      slug: tenant.slug,
      brandColour: tenant.brandColour,
      frozen: null,
      receivesRefunds: true,
    }
    for (const user of [manager, anna]) {
      const client = await Client.actingAs(user)
      for (const address of ['/home', '/batches', '/claims', '/balance', '/profile', `${path}/looks`]) {
        expect([address, (await client.page(address)).props.tenant]).toEqual([address, brand])
      }
    }
    expect((await (await Client.actingAs(await createUser())).page('/home')).props.tenant).toBeNull()
  })

  test('starts a manager on its overview and shows a member their own', async () => {
    const { manager, anna, path, client } = await organisation()
    expect((await client.get('/organisation')).headers.get('location')).toBe(path)
    expect((await client.page(path)).component).toBe('Tenant/Home/Show')
    const member = await Client.actingAs(anna)
    for (const [to, own] of [
      ['', '/home'],
      ['/batches', '/batches'],
      ['/batches/create', '/batches/create'],
      ['/claims', '/claims'],
      ['/claims/create', '/claims/create'],
    ]) {
      expect((await member.get(path + to)).headers.get('location')).toBe(own)
    }
    expect((await member.get(`${path}/members/${manager.publicId}`)).status).toBe(403)
    expect((await client.get(`${path}/members/${randomUUID()}`)).status).toBe(404)
  })
})
