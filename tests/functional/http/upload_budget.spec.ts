import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { storeEstimate } from '#app/claims/estimates/actions/store_estimate'
import { inVisitorTurn } from '#app/claims/estimates/visitor_turn'
import { LimitReached, consume } from '#app/platform/shared/limits'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { Export, daysAgo, newCard, withFile } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'

const month = () => new Export(newCard()).missedCheckOut(daysAgo(12), 'Leiden Centraal', '17:42').text()

function form(bytes: string | Uint8Array, fields: Record<string, string> = {}) {
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) sent.append(name, value)
  sent.append('file', new Blob([Buffer.from(bytes)]), 'reizen.csv')
  return sent
}

const json = { accept: 'application/json' }
const estimate = (client: Client, bytes: string | Uint8Array = month(), fields = {}) =>
  client.post('/estimates', form(bytes, fields), json)

/** A request of which only the head is sent, with what came back. */
function headOnly(client: Client, length: number) {
  const { hostname, port } = new URL(url)
  const cookies = [...client.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = decodeURIComponent(client.cookies().get('XSRF-TOKEN')!)
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `POST /estimates HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nCookie: ${cookies}\r\nX-XSRF-TOKEN: ${token}\r\n` +
          `X-Forwarded-For: ${client.ip}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`
      )
    )
    socket.on('data', (data) => {
      resolve(String(data))
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

describe('the budget of uploads stands before the work', () => {
  test('a request that says it is too large is answered before its first byte', async () => {
    const client = new Client()
    await client.get('/')
    expect(await headOnly(client, 44_000_000)).toMatch(/^HTTP\/1\.1 422[^]*larger than 5 MB/)
  })

  test('the size is that of the route', async () => {
    const answer = await estimate(new Client(), new Uint8Array(6_000_000))
    expect([answer.status, answer.body]).toEqual([422, expect.stringContaining('larger than 5 MB')])
  })

  test('bytes are counted before they are read, by network', async () => {
    const client = new Client()
    await consume('visitor_megabytes', { ip: client.ip }, 499)
    expect((await estimate(client)).status).toBe(200)
    // What was declared and did not come is given back.
    expect((await estimate(client)).status).toBe(429)
    expect((await estimate(new Client())).status).toBe(200)
  })

  test('seconds are reserved, and given back where reading took less', async () => {
    const client = new Client()
    await consume('visitor_seconds', { ip: client.ip }, 290)
    expect((await estimate(client)).status).toBe(200)
    expect((await estimate(client)).status).toBe(200)
    await consume('visitor_seconds', { ip: client.ip }, 5)
    expect((await estimate(client)).status).toBe(429)
  })

  test('files of one network are read one after another, and another visitor comes between them', async () => {
    const order: string[] = []
    const read = (ip: string, name: string) =>
      inVisitorTurn(ip, async () => {
        order.push(name)
        await new Promise((resolve) => setTimeout(resolve, 30))
      })
    const [flood, visitor] = [new Client().ip, new Client().ip]
    const all = [1, 2, 3, 4, 5].map((index) => read(flood, `flood ${index}`))
    await Promise.all([...all, read(visitor, 'visitor')])
    expect(order.indexOf('visitor')).toBeLessThanOrEqual(1)
    const many = Array.from({ length: 14 }, () => read(flood, 'more'))
    const answers = await Promise.allSettled(many)
    expect(answers.some((one) => one.status === 'rejected' && one.reason instanceof LimitReached)).toBe(true)
  })

  test('what is kept has a cap for a network and one for all', async () => {
    const client = new Client()
    await consume('visitor_kept_megabytes', { ip: client.ip }, 100)
    expect((await estimate(client, month(), { keep: 'true' })).status).toBe(429)
    expect((await estimate(client)).status).toBe(200)

    await asWorker(() =>
      queryRows(`insert into estimates (token_hash, checksum, file_name, file_key, byte_size, result, expires_at)
        values ('full', 'full', 'full', 'full', 2000000001, '{}', now() + interval '1 hour')`)
    )
    const kept = withFile(month(), (file) => storeEstimate(file, {} as never))
    await expect(kept).rejects.toMatchObject({ key: 'noRoomForEstimates' })
    await asWorker(() => queryRows("delete from estimates where token_hash = 'full'"))
  })

  test.each([
    '',
    '--x',
    '--x\r\n',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nno end',
    '--y--',
  ])('a body that is no whole form, such as %j, is refused in a sentence', async (body) => {
    const client = await Client.actingAs(await createUser())
    await client.get('/batches/create')
    const answer = await fetch(`${url}/batches`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        accept: 'application/json',
        cookie: [...client.cookies()].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(client.cookies().get('XSRF-TOKEN')!),
      },
      body,
    })
    expect([400, 422]).toContain(answer.status)
  })
})

describe('a form that is refused while it comes in', () => {
  test('is answered with its sentence: a second file', async () => {
    const client = new Client()
    const twice = form(month())
    twice.append('file', new Blob([month()]), 'second.csv')
    const second = await client.post('/estimates', twice, json)
    expect([second.status, second.body]).toEqual([422, expect.stringContaining('one file')])
  })
})
