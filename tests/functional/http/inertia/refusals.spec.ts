import { describe, expect, test } from 'vitest'
import { Client } from '#tests/support/client'
import { createUser } from '#tests/factories/users'
import { browser, pageOf, send, visit } from '#tests/support/visits'

/** What programs are told of any error. */
const SHAPE = { message: expect.any(String), reference: expect.any(String) }

describe('a refused form', () => {
  test('comes back with its errors by field', async () => {
    const client = await browser()
    await send(client, 'POST', '/protocol/form')
    const { errors } = pageOf(await visit(client, '/protocol/page')).props
    expect(errors).toEqual({ name: 'Fill in this field.' })
  })

  test('keeps its errors in the bag that it named, across the redirect', async () => {
    const client = await browser()
    await send(client, 'POST', '/protocol/form', {}, { 'x-inertia-error-bag': 'invite' })
    const { errors } = pageOf(await visit(client, '/protocol/page')).props
    expect(errors).toEqual({ invite: { name: expect.any(String) } })
  })

  test('finds the bag named by the request that shows the page too', async () => {
    const client = await browser()
    await send(client, 'POST', '/protocol/form')
    const answer = await visit(client, '/protocol/page', { 'x-inertia-error-bag': 'invite' })
    expect(pageOf(answer).props.errors).toEqual({ invite: { name: expect.any(String) } })
  })

  test('that is in order afterwards leaves no bag behind', async () => {
    const client = await browser()
    const bag = { 'x-inertia-error-bag': 'invite' }
    await send(client, 'POST', '/protocol/form', {}, bag)
    await visit(client, '/protocol/page', bag)
    await send(client, 'POST', '/protocol/form', { name: 'Sanne' }, bag)
    expect(pageOf(await visit(client, '/protocol/page', bag)).props.errors).toEqual({})
  })
})

describe('a form from an old page', () => {
  const stale = { 'x-xsrf-token': 'stale' }

  test('leads back to the page, which says so', async () => {
    const client = await browser()
    const answer = await send(client, 'PUT', '/protocol/move', {}, stale)
    expect(answer.status).toBe(303)
    expect(pageOf(await visit(client, '/protocol/page')).flash.notice).toEqual({
      kind: 'info',
      text: 'This page was open for too long. Try again.',
    })
  })

  test('is refused with 419 when a program sent it', async () => {
    const client = await browser()
    const json = { accept: 'application/json' }
    const answer = await client.post('/protocol/move', {}, { ...stale, ...json })
    expect(answer.status).toBe(419)
    expect(JSON.parse(answer.body)).toEqual(SHAPE)
  })
})

describe('a call for push', () => {
  // What the push client sends.
  const any = { accept: '*/*' }

  test('is refused with a status and never led to another page', async () => {
    const visitor = await browser()
    const member = await Client.actingAs(await createUser())
    const answers = {
      401: await visitor.post('/broadcasting/probe', {}, any),
      403: await member.post('/broadcasting/probe/staff', {}, any),
      404: await visitor.get('/broadcasting/nowhere', any),
      419: await member.post('/broadcasting/probe', {}, { ...any, 'x-xsrf-token': 'stale' }),
      500: await member.post('/broadcasting/probe/broken', {}, any),
    }
    for (const [status, answer] of Object.entries(answers)) {
      expect([status, answer.status]).toEqual([status, Number(status)])
      expect(JSON.parse(answer.body)).toEqual(SHAPE)
      expect(answer.body).not.toContain('a secret of ours')
    }
  })

  test('is answered otherwise', async () => {
    const member = await Client.actingAs(await createUser())
    const answer = await member.post('/broadcasting/probe', {}, any)
    expect([answer.status, answer.body]).toEqual([200, '{"auth":"yes"}'])
  })
})

test('a program that must sign in first hears that instead of getting a page', async () => {
  const answer = await new Client().get('/browser-session', { accept: 'application/json' })
  expect(answer.status).toBe(401)
})
