import { ignite } from '#bin/ignite'

/** Run as a program: the people whom the browser tests sign in as. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { createTenant, createUser } = await import('#tests/factories/users')
const { asWorker } = await import('#app/platform/shared/tenancy')
const { default: User } = await import('#app/people/accounts/user')
const { createOperator } = await import('#tests/factories/operators')
const { credit } = await import('#tests/factories/money')
const { createApprovedClaims, createClaim, createClaims, createGuidedClaim } = await import('#tests/factories/claims')
const people = {
  traveller: 'member',
  cautious: 'member',
  passkey: 'member',
  'two-browsers': 'member',
  remembered: 'member',
  leaver: 'member',
  navigator: 'member',
  keeper: 'member',
  uploader: 'member',
  collector: 'member',
  corrector: 'member',
  dropper: 'member',
  chatting: 'member',
  agent: 'agent',
  finance: 'finance',
  owner: 'owner',
  colleague: 'owner',
  rider: 'member',
  commuter: 'member',
  refunded: 'member',
} as const
for (const [name, role] of Object.entries(people)) {
  await createUser({ email: `${name}@example.test`, firstName: name, lastName: 'Test', role })
}
const person = (name: string) => User.findByOrFail('email', `${name}@example.test`)
// A letter by post needs an address.
const { default: Counterparty } = await import('#app/travel/operators/counterparty')
await asWorker(() =>
  Counterparty.query()
    .where('slug', 'ns')
    .update({ address: 'NS\nAfdeling Klantenservice\nPostbus 1\n1000 AA Voorbeeldstad' })
)
// Has a claim that only the holder of the card can submit.
await createGuidedClaim(await asWorker(() => person('rider')))
for (const [slug, name, count] of [
  ['veertig', 'Vervoerder Veertig', 40],
  ['drietal', 'Vervoerder Drietal', 3],
] as const) {
  const operator = await createOperator({ slug, name })
  await createClaims(await asWorker(() => person('commuter')), count, operator)
}
// Has claims that were approved and are not paid yet, and money to pay out.
const bankbus = await createOperator({ slug: 'bankbus', name: 'Bankbus Reizen', ibans: ['NL36INGB0007654321'] })
const refunded = await asWorker(() => person('refunded'))
const deciding = await asWorker(() => person('agent'))
await createApprovedClaims(refunded, 3, bankbus, deciding)
const sneltram = await createOperator({ slug: 'sneltram', name: 'Sneltram Zuid', ibans: ['NL69INGB0123456789'] })
await createApprovedClaims(await createUser({ email: 'keys@example.test' }), 4, sneltram, deciding)
await credit(refunded, 25_00)
// Have something that staff can decide on.
for (const name of ['listener', 'queued', 'waiting']) {
  await createClaim(await createUser({ email: `${name}@example.test`, firstName: name, lastName: 'Test' }))
}
const tenant = await createTenant({ slug: 'waterland' })
for (const [name, role] of Object.entries({ manager: 'manager', employee: 'member' } as const)) {
  await createUser({ email: `${name}@example.test`, firstName: name, tenantId: tenant.id, role })
}
await app.terminate()
