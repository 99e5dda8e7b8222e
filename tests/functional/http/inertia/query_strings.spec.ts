import { describe, expect, test } from 'vitest'
import { parse, stringify } from '../../../../inertia/query.js'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'
import { browser } from '#tests/support/visits'

const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}=${at}`).join('&')
const deep = (depth: number) => `a${Array.from({ length: depth }, (_, at) => `[d${at + 1}]`).join('')}=1`
const at = (index: number) => `list[${index}]=x`

const cases: Record<string, [query: string, check: (read: any) => void]> = {
  '1000 parameters': [many(1_000), (read) => expect(Object.keys(read)).toHaveLength(1_000)],
  'the first 1000 of 1001': [
    many(1_001),
    (read) => {
      expect(Object.keys(read)).toHaveLength(1_000)
      expect(read).not.toHaveProperty('p1000')
    },
  ],
  'five levels deep': [deep(5), (read) => expect(read.a.d1.d2.d3.d4.d5).toBe('1')],
  'a sixth level as a name': [deep(6), (read) => expect(read.a.d1.d2.d3.d4.d5).toEqual({ '[d6]': '1' })],
  'the twentieth of a list': [at(19), (read) => expect(read.list).toEqual(['x'])],
  'a twenty-first as a name': [at(20), (read) => expect(read.list).toEqual({ '20': 'x' })],
  'a twenty-second as a name': [at(21), (read) => expect(read.list).toEqual({ '21': 'x' })],
  'a comma as part of a value': ['q=Jansen,%20Piet', (read) => expect(read.q).toBe('Jansen, Piet')],
  'names that objects have by nature not at all': [
    '__proto__[a]=1&constructor=2&b=3',
    (read) => expect(read).toEqual({ b: '3' }),
  ],
}

describe('a query string', () => {
  test.each(Object.entries(cases))('is read alike on both sides: %s', async (_, [query, check]) => {
    const answer = await new Client().get(`/protocol/query?${query}`)
    const onServer = JSON.parse(answer.body)
    check(onServer)
    expect(parse(`?${query}`)).toEqual(onServer)
  })

  test('of a form in a body is read alike too', async () => {
    const client = await browser()
    for (const [query, check] of Object.values(cases)) check(await postForm(client, query))
  })

  test('that the pages write is read as what was meant', async () => {
    const meant = { places: { a12: 'Den Haag HS', b13: 'a&b=c' }, list: ['x', 'y'], page: '2' }
    const answer = await new Client().get(`/protocol/query${stringify(meant)}`)
    expect(JSON.parse(answer.body)).toEqual(meant)
  })
})

async function postForm(client: Client, body: string) {
  const cookies = client.cookies()
  const answer = await fetch(`${url}/protocol/query`, {
    method: 'POST',
    headers: {
      cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN')!),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body,
  })
  return answer.json()
}
