import { describe, expect, test } from 'vitest'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { decrypt } from '#app/platform/encryption/encrypt'
import { Client } from '#tests/support/client'
import { Export, daysAgo, imported, newCard, planned } from '#tests/factories/exports'
import { travelled } from '#tests/factories/travel'
import { createTenant, createUser } from '#tests/factories/users'
import { joined } from '#tests/factories/tenants'
import { sessionsOf } from '#tests/support/sessions'

const PAGE = '/profile/cards'
const IN_TWO_YEARS = `06/${new Date().getFullYear() + 2}`

async function traveller() {
  const user = await createUser()
  const client = await Client.actingAs(user)
  return { user, client, ...hands(client) }
}

/** What someone can do with cards. */
const hands = (client: Client) => ({
  add: (form: object) =>
    client.submit('/profile/cards', { kind: 'personal', expires: IN_TWO_YEARS, ...form }, { from: PAGE }),
  change: (id: string, form: object) =>
    client.submit(`/profile/cards/${id}`, { ...form }, { from: PAGE, method: 'PUT' }),
  remove: (id: string) => client.submit(`/profile/cards/${id}`, {}, { from: PAGE, method: 'DELETE' }),
})

const cardsOf = (user: { id: number }) => asWorker(() => OvcpCard.query().where('user_id', user.id).orderBy('id'))

const trips = (card: string) =>
  new Export(card)
    .journey(daysAgo(4), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .journey(daysAgo(2), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .text()

describe('adding a card', () => {
  test.each(['personal', 'anonymous', 'business'])('of kind %s takes its number and month', async (kind) => {
    const { user, add } = await traveller()
    const number = newCard()
    const page = await add({ kind, number: number.replace(/(.{4})/g, '$1 '), nickname: ' Woon-werk ' })
    expect(page.flash!.notice.text).toBe('Card added.')
    expect(page.props!.cards).toMatchObject([
      { kind, last4: number.slice(-4), nickname: 'Woon-werk', isExpired: false, trips: 0 },
    ])
    const [card] = await cardsOf(user)
    expect(card.expiresOn).toBe(`${new Date().getFullYear() + 2}-06-30`)
    expect(decrypt(card.numberEncrypted!, 'card')).toBe(number)
  })

  test('takes an OV-pas with both its numbers', async () => {
    const { user, add } = await traveller()
    await add({ kind: 'ov_pas', number: '1234 5678 90', sequence: '00a1' })
    const [card] = await cardsOf(user)
    expect([card.last4, decrypt(card.sequenceEncrypted!, 'card_sequence')]).toEqual(['7890', '00A1'])
  })

  test('takes of a bank card its last digits and a name, and nothing more', async () => {
    const { user, add } = await traveller()
    await add({ kind: 'bank_card', last4: '0014', nickname: 'bunq', number: newCard() })
    await add({ kind: 'bank_card', last4: '0015', nickname: 'ING' })
    const cards = await cardsOf(user)
    expect(cards.map((card) => card.serialize())).toMatchObject([
      {
        last4: '0014',
        nickname: 'bunq',
        numberEncrypted: null,
        numberIndex: null,
        expiresOn: null,
      },
      { last4: '0015', nickname: 'ING' },
    ])
  })

  test.each([
    [{ number: '' }, 'number', /the 16-digit number/],
    [{ number: '3528 0200 0000 002' }, 'number', /has 16 digits. You entered 15/],
    [{ number: '3528020000000022' }, 'number', /One of the digits isn’t right/],
    [{ number: '4111111111111111' }, 'number', /bank card number/],
    [{ number: '1234567890123456' }, 'number', /starts with 3528/],
    [{ number: '3528020000000021', expires: '01/2020' }, 'expires', /has expired/],
    [{ number: '3528020000000021', expires: '13/2029' }, 'expires', /month and year/],
    [{ number: '3528020000000021', expires: null }, 'expires', /month and year/],
    [{ number: '3528020000000021', nickname: '3528 0200 0000 0021' }, 'nickname', /Remove the number/],
    [{ kind: 'ov_pas', number: '3528020000000021', sequence: '0001' }, 'number', /an OV-chipkaart number/],
    [{ kind: 'ov_pas', number: '1234567890', sequence: '1' }, 'sequence', /four characters/],
    [{ kind: 'bank_card', last4: '4111111111111111', nickname: 'ING' }, 'last4', /someone could pay with it/],
    [{ kind: 'bank_card', last4: '14', nickname: 'ING' }, 'last4', /last four digits/],
    [{ kind: 'bank_card', last4: '0014' }, 'nickname', /Give this card a name/],
    [{ kind: 'unknown', number: '3528020000000021' }, 'kind', /one of the options/],
    [{ kind: 'credit', number: '3528020000000021' }, 'kind', /one of the options/],
  ])('is refused for %j', async (form, field, words) => {
    const { user, add } = await traveller()
    expect((await add(form)).errors).toEqual({ [field]: expect.stringMatching(words) })
    expect(await cardsOf(user)).toEqual([])
  })

  test('is refused twice, also when it came with an upload, and at the same time', async () => {
    const { user, add } = await traveller()
    const number = newCard()
    await Promise.all([add({ number }), add({ number }), add({ number })])
    expect(await cardsOf(user)).toHaveLength(1)
    expect((await add({ number })).errors!.number).toBe('You already added this card.')

    const uploaded = newCard()
    await travelled(user, trips(uploaded))
    expect((await add({ number: uploaded })).errors!.number).toBe('You already added this card.')

    await add({ kind: 'bank_card', last4: '0014', nickname: 'bunq' })
    const again = await add({ kind: 'bank_card', last4: '0014', nickname: 'bunq' })
    expect(again.errors!.last4).toBe('You already added this card.')
  })

  test('is refused for someone else’s, unless both call it anonymous', async () => {
    const [one, other] = [await traveller(), await traveller()]
    const personal = newCard()
    await one.add({ number: personal })
    for (const kind of ['personal', 'anonymous', 'business']) {
      expect((await other.add({ kind, number: personal })).errors!.number).toMatch(/someone else’s account/)
    }

    const shared = newCard()
    await one.add({ kind: 'anonymous', number: shared })
    expect((await other.add({ number: shared })).errors!.number).toMatch(/someone else’s account/)
    expect((await other.add({ kind: 'anonymous', number: shared })).props!.cards).toHaveLength(1)
  })

  test('does not learn who has a card in another organisation', async () => {
    const { add } = await traveller()
    const number = newCard()
    await add({ number })
    const { client, user } = await joined(await createTenant())
    await hands(client).add({ number })
    expect(await cardsOf(user)).toHaveLength(1)
  })

  test('cannot be given an owner', async () => {
    const [one, other] = [await traveller(), await traveller()]
    await one.add({ number: newCard(), userId: other.user.id, tenantId: 1, last4: '9999', numberIndex: 'x' })
    const [card] = await cardsOf(one.user)
    expect(card.last4).not.toBe('9999')
    expect(await cardsOf(other.user)).toEqual([])
  })

  test('leaves no number in a prop, the audit log or the row', async () => {
    const { user, client, add } = await traveller()
    const number = newCard()
    await add({ number })
    await add({ number: `${number.slice(0, -1)}x` })
    const seen = JSON.stringify([
      (await client.page(PAGE)).props,
      await asWorker(() => queryRows('select * from audit_logs where actor_id = ?', [user.id])),
      await asWorker(() => queryRows('select * from ovcp_cards where user_id = ?', [user.id])),
      await sessionsOf(user),
    ])
    expect(seen).not.toContain(number)
    expect(seen).not.toContain(number.slice(0, 15))
  })
})

describe('a card someone has', () => {
  test('can be given another name and another month', async () => {
    const { user, add, change } = await traveller()
    const page = await add({ number: newCard() })
    const [{ id }] = page.props!.cards
    const changed = await change(id, {
      nickname: 'Weekend',
      expires: `12/${new Date().getFullYear() + 1}`,
    })
    expect(changed.props!.cards).toMatchObject([{ nickname: 'Weekend' }])
    expect((await change(id, { nickname: '', expires: '01/2020' })).errors!.expires).toMatch(/has expired/)
    expect((await cardsOf(user))[0].nickname).toBe('Weekend')
  })

  test('keeps its month when an expired one is only renamed', async () => {
    const { user, add, change } = await traveller()
    const [{ id }] = (await add({ number: newCard() })).props!.cards
    await asWorker(() => OvcpCard.query().where('user_id', user.id).update({ expires_on: '2024-05-31' }))
    const page = await change(id, { nickname: 'Oud', expires: '05/2024' })
    expect(page.props!.cards).toMatchObject([{ nickname: 'Oud', expiresOn: '2024-05-31', isExpired: true }])
  })

  test('can be removed while nothing hangs on it', async () => {
    const { user, add, remove } = await traveller()
    const [{ id }] = (await add({ number: newCard() })).props!.cards
    expect((await remove(id)).props!.cards).toEqual([])
    expect(await cardsOf(user)).toEqual([])
  })

  test('stays while trips or an open upload hang on it', async () => {
    const { user, client, remove } = await traveller()
    await travelled(user, trips(newCard()))
    const [card] = (await client.page(PAGE)).props.cards
    expect(card.trips).toBe(2)
    expect((await remove(card.id)).errors!.card).toMatch(/can’t remove this card/)

    const { user: other, add, remove: removeOther } = await traveller()
    const number = newCard()
    const [{ id }] = (await add({ number })).props!.cards
    await planned(other, trips(number))
    expect((await removeOther(id)).errors!.card).toMatch(/can’t remove this card/)
  })

  test('of another person is not found, nor one that does not exist', async () => {
    const { add } = await traveller()
    const [{ id }] = (await add({ number: newCard() })).props!.cards
    const stranger = await Client.actingAs(await createUser())
    const nobody = '01a1fe99-0000-7000-8000-000000000000'
    for (const one of [id, nobody]) {
      expect((await stranger.write('PUT', `/profile/cards/${one}`, { nickname: 'Mine' })).status).toBe(404)
      expect((await stranger.delete(`/profile/cards/${one}`)).status).toBe(404)
    }
    expect((await stranger.get('/profile/cards/1')).status).toBe(404)
  })
})

describe('an upload that names no card', () => {
  test('goes to the only bank card there is, and is asked about with two', async () => {
    const { user, add } = await traveller()
    await add({ kind: 'bank_card', last4: '0014', nickname: 'bunq' })
    const ride = (id: string, day: string) => ({
      id,
      version: 1,
      transport: 'RAIL',
      status: 'COMPLETE',
      checkInLocation: 'Leiden Centraal',
      checkInTimestamp: `2026-10-${day}T07:58:00+02:00`,
      checkOutLocation: 'Den Haag Centraal',
      checkOutTimestamp: `2026-10-${day}T08:14:00+02:00`,
      currency: 'EUR',
      fare: 490,
      organisationName: 'NS',
      fareNature: 'REGULAR',
      paymentMethodName: 'EMV',
    })
    await imported(user, JSON.stringify([ride('a', '01')]), 'ovpay.json')
    expect((await cardsOf(user)).map((card) => card.last4)).toEqual(['0014'])

    await add({ kind: 'bank_card', last4: '0015', nickname: 'ING' })
    const batch = await planned(user, JSON.stringify([ride('b', '02')]), 'ovpay2.json')
    expect([batch.status, batch.question]).toEqual(['asking', 'card'])
  })
})
