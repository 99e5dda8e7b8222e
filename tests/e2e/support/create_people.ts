import { ignite } from '#bin/ignite'

/** Run as a program: the people whom the browser tests sign in as. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { createTenant, createUser } = await import('#tests/factories/users')
const { createClaim } = await import('#tests/factories/claims')
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
  chatting: 'member',
  agent: 'agent',
  finance: 'finance',
  owner: 'owner',
} as const
for (const [name, role] of Object.entries(people)) {
  await createUser({ email: `${name}@example.test`, firstName: name, lastName: 'Test', role })
}
// Have something that staff can decide on.
for (const name of ['listener', 'queued', 'waiting']) {
  await createClaim(
    await createUser({ email: `${name}@example.test`, firstName: name, lastName: 'Test' })
  )
}
const tenant = await createTenant({ slug: 'waterland' })
for (const [name, role] of Object.entries({ manager: 'manager', employee: 'member' } as const)) {
  await createUser({ email: `${name}@example.test`, firstName: name, tenantId: tenant.id, role })
}
await app.terminate()
