import { describe, expect, test } from 'vitest'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'
import { browser, pageOf, send, visit } from '#tests/support/visits'

describe('a redirect', () => {
  test.each(['PUT', 'PATCH', 'DELETE'])('after %s is followed with GET', async (method) => {
    const answer = await send(await browser(), method, '/protocol/move')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/protocol/page'])
  })

  test('after POST, or without Inertia, stays as it is', async () => {
    const client = await browser()
    expect((await send(client, 'POST', '/protocol/move')).status).toBe(302)
    expect((await client.write('PUT', '/protocol/move')).status).toBe(302)
  })

  test('to another site is left to the browser', async () => {
    const client = await browser()
    const answer = await visit(client, '/protocol/bank')
    expect(answer).toMatchObject({ status: 409, body: '' })
    expect(answer.headers.get('x-inertia-location')).toBe('https://bank.example/pay')
    expect(answer.headers.get('x-inertia')).toBeNull()

    const plain = await client.get('/protocol/bank')
    expect([plain.status, plain.headers.get('location')]).toEqual([302, 'https://bank.example/pay'])
  })

  test('to a place in a page is followed by Inertia, so that the place is not lost', async () => {
    const client = await browser()
    const answer = await visit(client, '/protocol/fragment')
    expect(answer).toMatchObject({ status: 409, body: '' })
    expect(answer.headers.get('x-inertia-redirect')).toBe('/protocol/page#claims')
    expect(answer.headers.get('location')).toBeNull()

    const ahead = await visit(client, '/protocol/fragment', { purpose: 'prefetch' })
    expect(ahead.status).toBe(302)
    expect((await client.get('/protocol/fragment')).status).toBe(302)
  })

  test('back is what an answer without anything becomes', async () => {
    const client = await browser()
    const from = { referer: `${url}/protocol/page` }
    const answer = await send(client, 'POST', '/protocol/nothing', {}, from)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/protocol/page'])

    expect((await client.post('/protocol/nothing')).status).toBe(200)
  })
})

describe('a visit with other assets than ours', () => {
  test('is told to load the page anew', async () => {
    const client = await browser()
    const answer = await visit(client, '/protocol/page?a=1', { 'x-inertia-version': 'old' })

    expect(answer).toMatchObject({ status: 409, body: '' })
    expect(answer.headers.get('x-inertia-location')).toBe('/protocol/page?a=1')
    expect(answer.headers.get('x-inertia-version')).toBe(client.version)
    expect(answer.headers.get('x-inertia')).toBeNull()
  })

  test('is told so without a version too, and not when it changes something', async () => {
    const client = await browser()
    expect((await visit(client, '/protocol/page', { 'x-inertia-version': '' })).status).toBe(409)
    const answer = await send(client, 'POST', '/protocol/move', {}, { 'x-inertia-version': 'old' })
    expect(answer.status).toBe(302)
  })

  test('does not use up the notice that the next page shows', async () => {
    const client = await browser()
    await send(client, 'POST', '/protocol/notice', {}, { 'x-inertia-version': 'old' })
    await visit(client, '/protocol/page', { 'x-inertia-version': 'old' })

    const [next, after] = [await visit(client, '/protocol/page'), await visit(client, '/protocol/page')]
    expect(pageOf(next).flash.notice).toEqual({ kind: 'success', text: 'Kept.' })
    expect(pageOf(after).flash.notice).toBeUndefined()
  })

  test('means nothing to who is no Inertia', async () => {
    const answer = await new Client().get('/protocol/page', { 'x-inertia-version': 'old' })
    expect(answer.status).toBe(200)
  })
})
