import { createHmac } from 'node:crypto'
import { Secret } from '@adonisjs/core/helpers'
import config from '@adonisjs/core/services/config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unmask } from '#app/platform/shared/isomorphic/mask'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const SECRET = 'known to Intercom and to us'
const proofOf = (id: string) => createHmac('sha256', SECRET).update(id).digest('hex')
const off = config.get('support_chat')

describe('the support chat', () => {
  beforeAll(() =>
    config.set('support_chat', {
      appId: 'fareback1',
      identitySecret: new Secret(SECRET),
      region: 'eu',
    })
  )
  afterAll(() => config.set('support_chat', off))

  test('is for a visitor without proof of anything', async () => {
    const { props } = await new Client().page('/')
    expect(props.supportChat).toEqual({ appId: 'fareback1', region: 'eu', proof: null })
  })

  test('proves to Intercom who is signed in, by their public id', async () => {
    const user = await createUser()
    const { props } = await (await Client.actingAs(user)).page('/claims')

    expect(unmask(props.supportChat.proof)).toBe(proofOf(user.publicId))
    expect(Object.keys(props.currentUser).sort()).toEqual(['created_at', 'email', 'first_name', 'id', 'last_name'])
    expect(props.currentUser.id).toBe(user.publicId)
  })

  test('shows no one the proof of another, and no one the secret', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const staff = await Client.actingAs(agent)
    for (const path of [`/admin/users/${user.publicId}`, '/admin/users']) {
      const { props } = await staff.page(path)
      const body = JSON.stringify(props)
      expect(unmask(props.supportChat.proof)).toBe(proofOf(agent.publicId))
      expect(body).not.toContain(proofOf(user.publicId))
      expect(body).not.toContain(SECRET)
    }
  })

  test('writes a proof differently each time, for compressed pages would tell its characters', async () => {
    const client = await Client.actingAs(await createUser())
    const [one, other] = [await client.page('/claims'), await client.page('/claims')]
    expect(one.props.supportChat.proof).not.toBe(other.props.supportChat.proof)
  })

  test('is off for staff who view someone’s pages, until they stop', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const staff = await Client.actingAs(agent)
    const reason = 'They asked why a claim is missing'
    const viewing = await staff.submit(`/admin/users/${user.publicId}/impersonations`, { reason })
    expect(viewing.props?.currentUser.id).toBe(user.publicId)
    expect(viewing.props?.supportChat).toBeNull()
    for (const path of ['/balance', '/']) {
      const { body } = await staff.get(path)
      expect(body, path).not.toContain(proofOf(user.publicId))
    }

    const back = await staff.submit('/impersonation', {}, { method: 'DELETE' })
    expect(unmask(back.props?.supportChat.proof)).toBe(proofOf(agent.publicId))
  })

  test('forgets who signed out', async () => {
    const client = await Client.actingAs(await createUser())
    const page = await client.submit('/login', {}, { method: 'DELETE' })
    expect(page.props?.supportChat.proof).toBeNull()
  })
})

describe('without an app id', () => {
  test('the region is that of Europe', () => {
    expect(off).toMatchObject({ appId: null, region: 'eu' })
  })

  test('there is no support chat', async () => {
    const client = await Client.actingAs(await createUser())
    expect((await client.page('/claims')).props.supportChat).toBeNull()
    expect((await new Client().page('/')).props.supportChat).toBeNull()
  })
})
