import { describe, expect, test } from 'vitest'
import { createClaim } from '#tests/factories/claims'
import { NEW_MEMBER, invite } from '#tests/factories/tenants'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const NO_DATES = [
  '2026-02-31',
  '2025-02-29',
  '0000-00-00',
  '0000-01-01',
  '99999-01-01',
  '+275760-09-13',
  '-2026-01-01',
  '2026-1-1',
  '31-01-1990',
  '1990-01-31T00:00:00Z',
  '１９９０-01-31',
  '1e3',
  'today',
]

const NO_TEXTS: unknown[] = [641_520_000, true, [], {}, ['1990-01-31'], { toString: null }]

const json = { accept: 'application/json' }

const fieldsOf = ({ body }: { body: string }) => {
  const { errors } = JSON.parse(body) as { errors: Record<string, string[]> }
  return Object.keys(errors)
}

type Form = {
  client: Client
  path: string
  from: string
  method?: 'PATCH'
  body: object
  field: string
}

const registering = async (): Promise<Form> => {
  const from = '/onboarding/personal-information'
  const body = {
    firstName: 'Noor',
    lastName: 'van Dijk',
    email: 'impossible-day@example.test',
    password: 'seven green bicycles',
    terms: true,
  }
  return { client: new Client(), path: from, from, body, field: 'birthOn' }
}

const joining = async (): Promise<Form> => {
  const { path } = await invite(await createTenant())
  return { client: new Client(), path, from: path, body: NEW_MEMBER, field: 'birthOn' }
}

const changingOnesProfile = async (): Promise<Form> => ({
  client: await Client.actingAs(await createUser()),
  path: '/profile',
  from: '/profile/personal',
  method: 'PATCH',
  body: { firstName: 'Noor', lastName: 'van Dijk', country: 'NL', travelProduct: 'none' },
  field: 'birthOn',
})

const recordingARefund = async (): Promise<Form> => {
  const { reference } = await createClaim(await createUser())
  const from = `/admin/claims/${reference}`
  return {
    client: await Client.actingAs(await createUser({ role: 'owner' })),
    path: `${from}/refunds`,
    from,
    body: { amountCents: 15_10, statementReference: `line ${reference}` },
    field: 'receivedOn',
  }
}

const makingARun = async (): Promise<Form> => ({
  client: await Client.actingAs(await createUser({ role: 'finance' })),
  path: '/admin/payout-runs',
  from: '/admin/payout-runs',
  body: {},
  field: 'executeOn',
})

const addingACard = async (): Promise<Form> => ({
  client: await Client.actingAs(await createUser()),
  path: '/profile/cards',
  from: '/profile/cards',
  body: { kind: 'personal', number: '3528 0200 0000 0021' },
  field: 'expires',
})

describe.each([
  ['registering', registering],
  ['joining an organisation', joining],
  ['changing one’s profile', changingOnesProfile],
  ['recording a refund', recordingARefund],
  ['making a payout run', makingARun],
  ['adding a card', addingACard],
])('%s', (_what, open) => {
  test('with a day that does not exist is refused at its field', async () => {
    const { client, path, from, method, body, field } = await open()
    for (const day of NO_DATES) {
      const sent = { ...body, [field]: day }
      const answer = await client.write(method ?? 'POST', path, sent, json)
      expect(answer.status, day).toBe(422)
      expect(fieldsOf(answer), day).toContain(field)
    }
    // What was sent goes with its page, whatever it was.
    for (const day of [NO_DATES[0], ...NO_TEXTS]) {
      const page = await client.submit(path, { ...body, [field]: day }, { from, method })
      expect(Object.keys(page.errors!), JSON.stringify(day)).toContain(field)
    }
  })
})

test('a list that is asked for such days is shown without them', async () => {
  const client = await Client.actingAs(await createUser({ role: 'agent' }))
  for (const day of ['2026-02-31', '0000-01-01', '99999-01-01', '1e3']) {
    const { status } = await client.get(`/admin/claims?view=all&deadline=${day}..2026-12-01`)
    expect(status, day).toBe(200)
  }
})
