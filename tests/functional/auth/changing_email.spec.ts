import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { linkFor, reloaded } from '#tests/factories/auth'
import { TEST_PASSWORD, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const newAddress = () => `${randomUUID()}@example.test`

describe('changing the e-mail address', () => {
  test('waits until the new address is proven', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const email = newAddress()
    const page = await client.submit('/profile/email', { email }, { from: '/profile/personal' })
    expect(page.props!.pendingEmail).toBe(email)
    expect((await reloaded(user)).email).toBe(user.email)

    await client.get(await linkFor(user, 'change_email', email))
    expect((await reloaded(user)).email).toBe(email)
  })

  test('shows no difference when someone has the address already', async () => {
    const [user, owner] = [await createUser(), await createUser()]
    const client = await Client.actingAs(user)
    const pages = []
    for (const email of [owner.email, newAddress()]) {
      const page = await client.submit('/profile/email', { email }, { from: '/profile/personal' })
      pages.push({
        notice: page.flash!.notice.text.replace(email, 'X'),
        pending: page.props!.pendingEmail === email,
        errors: page.errors,
      })
    }
    expect(pages[0]).toEqual(pages[1])

    await client.get(await linkFor(user, 'change_email', owner.email))
    expect((await reloaded(user)).email).toBe(user.email)
  })

  test('is refused for the address one has, and for what is none', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    for (const email of [user.email.toUpperCase(), 'nowhere', '']) {
      const page = await client.submit('/profile/email', { email }, { from: '/profile/personal' })
      expect(page.errors!.email, email).toBeTruthy()
    }
  })

  test('cannot be finished with another person’s link, nor without signing in', async () => {
    const [user, other] = [await createUser(), await createUser()]
    const path = await linkFor(user, 'change_email', newAddress())
    const page = await (await Client.actingAs(other)).get(path)
    expect(page.headers.get('location')).toBe('/profile/personal')
    expect((await new Client().get(path)).headers.get('location')).toBe('/login')
    expect((await reloaded(user)).email).toBe(user.email)
    expect((await reloaded(other)).email).toBe(other.email)
  })

  test('signs out other browsers, and keeps this one', async () => {
    const user = await createUser()
    const [here, elsewhere] = [await Client.actingAs(user), await Client.actingAs(user)]
    await here.get(await linkFor(user, 'change_email', newAddress()))
    expect((await here.get('/batches')).status).toBe(200)
    expect((await elsewhere.get('/batches')).headers.get('location')).toBe('/login')
  })

  test('can be called off before it is proven', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const path = await linkFor(user, 'change_email', newAddress())
    const page = await client.submit('/profile/email', {}, { from: '/profile/personal', method: 'DELETE' })
    expect(page.props!.pendingEmail).toBeNull()
    await client.get(path)
    expect((await reloaded(user)).email).toBe(user.email)
  })

  test('is undone from the old address: everyone out, and a new password', async () => {
    const user = await createUser()
    const thief = await Client.actingAs(user)
    const stolen = newAddress()
    await thief.get(await linkFor(user, 'change_email', stolen))
    const path = await linkFor(await reloaded(user), 'undo_email_change', user.email)

    const owner = new Client()
    expect((await owner.page(path)).props.email).toMatch(/^.•••@example\.test$/)
    expect((await reloaded(user)).email, 'looking changes nothing').toBe(stolen)
    const page = await owner.submit(path, {}, { from: path })
    expect(page.component).toBe('Auth/ResetPassword')
    expect((await reloaded(user)).email).toBe(user.email)
    expect((await thief.get('/batches')).headers.get('location')).toBe('/login')
    const old = await new Client().submit('/login', { email: user.email, password: TEST_PASSWORD }, { from: '/login' })
    expect(old.errors!.email).toBeTruthy()

    const done = await owner.submit(page.location, { password: 'mine once more, again' }, { from: page.location })
    expect(done.component).toBe('Auth/Login')
    const again = await new Client().submit(path, {}, { from: path })
    expect(again.errors!.link).toBeTruthy()
  })
})
