import { mkdirSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/client'
import { SmallDrive, because, cannotLimitFiles, cannotMount, refuseDescriptors } from '#tests/support/drive_faults'
import { UPLOAD_ROUTES, type UploadRoute } from '#tests/support/upload_routes'
import { eventually } from '#tests/support/eventually'
import { startWeb } from '#tests/support/web_process'
import { isLong } from '#tests/support/long'

type Web = Awaited<ReturnType<typeof startWeb>>

const FULL = /^We can’t receive files at the moment/
const AWAY = /^We can’t receive or save files at the moment/
/** The short form takes the route of most people, and the one whose file is written twice. */
const names: (keyof typeof UPLOAD_ROUTES)[] = isLong
  ? (Object.keys(UPLOAD_ROUTES) as (keyof typeof UPLOAD_ROUTES)[])
  : ['batches', 'expenses with a photo']
const json = { accept: 'application/json' }

const lives = async ({ url, child }: Web) => {
  expect((await fetch(`${url}/login`)).status).toBe(200)
  expect(child.exitCode).toBeNull()
}

const inJson = async ({ client, path, form }: UploadRoute) => {
  const { status, headers, body } = await client.post(path, form(), json)
  const { message, errors } = JSON.parse(body)
  expect(errors).toEqual({ file: [message] })
  return { status, message, retryAfter: headers.get('retry-after') }
}

/** The sentence beside the file. */
const inPage = async ({ client, path, from, form }: UploadRoute) =>
  (await client.submit(path, form(), { from })).errors!.file

const succeeds = async ({ client, path, from, form }: UploadRoute) => {
  if (path === '/estimates') return expect((await client.post(path, form(), json)).status).toBe(200)
  expect((await client.submit(path, form(), { from })).errors).toEqual({})
}

describe.skipIf(cannotMount)(`a drive of 1 MB${because(cannotMount)}`, () => {
  let drive: SmallDrive
  let web: Web

  beforeAll(async () => {
    drive = new SmallDrive()
    web = await startWeb(undefined, { DRIVE_ROOT: drive.folder })
  }, 90_000)
  afterEach(() => drive.mend())
  afterAll(async () => {
    await web?.stop()
    drive.unmount()
  })

  const FAULTS = [
    ['that is full', () => drive.fill(), { status: 507, message: FULL, retryAfter: null }],
    ['that takes no file more', () => drive.refuseFiles(), { status: 507, message: FULL, retryAfter: null }],
    ['that is read-only', () => drive.makeReadOnly(), { status: 503, message: AWAY, retryAfter: '60' }],
  ] as const

  describe.each(FAULTS)('%s', (_, fail, answer) => {
    test.each(names)(
      'refuses %s with a sentence, keeps nothing, and takes the same when it is mended',
      async (name) => {
        const route = await UPLOAD_ROUTES[name](web.url)
        await route.client.get(route.from)
        const before = drive.files()
        fail()
        const { message, ...rest } = answer
        expect(await inJson(route)).toEqual({ ...rest, message: expect.stringMatching(message) })
        if (name !== 'estimates') expect(await inPage(route)).toMatch(message)
        await lives(web)
        expect(drive.files().filter((file) => file !== 'filler')).toEqual(before)
        expect(await route.kept()).toBe(0)

        drive.mend()
        await succeeds(route)
        expect(await route.kept()).toBe(1)
      },
      60_000
    )
  })

  test('that fills up, or becomes read-only, while a file comes in', async () => {
    for (const [fail, answer] of [
      [() => drive.fill(), { status: 507, sentence: FULL }],
      [() => drive.makeReadOnly(), { status: 503, sentence: AWAY }],
    ] as const) {
      const route = await UPLOAD_ROUTES.batches(web.url)
      await route.client.get(route.from)
      const before = drive.files()
      const sending = inHalves(route.client, web.url, 200_000)
      await eventually(() => expect(temporaryFiles(web.pid!)).not.toEqual([]), 10)
      fail()
      const { status, body } = await sending.finish()
      expect([status, JSON.parse(body).message]).toEqual([answer.status, expect.stringMatching(answer.sentence)])
      expect(drive.files().filter((file) => file !== 'filler')).toEqual(before)
      expect(temporaryFiles(web.pid!)).toEqual([])
      expect(await route.kept()).toBe(0)
      await lives(web)
      drive.mend()
      await succeeds(route)
    }
  }, 60_000)

  test('is asked for the largest file before one whose length nobody says', async () => {
    const { client } = await UPLOAD_ROUTES.batches(web.url)
    await client.get('/batches/create')
    const sending = inHalves(client, web.url, null)
    expect((await sending.answer).status).toBe(507)
    sending.abort()
  })

  test('is asked before the first byte is read', async () => {
    const { client } = await UPLOAD_ROUTES.batches(web.url)
    await client.get('/batches/create')
    const sending = inHalves(client, web.url, 2_000_000)
    expect((await sending.answer).status).toBe(507)
    expect(temporaryFiles(web.pid!)).toEqual([])
    sending.abort()
  })

  test('that is full says so to health checks', async () => {
    drive.fill()
    const ready = await (await fetch(`${web.url}/health/ready`)).json()
    expect(ready).toMatchObject({ checks: { disk: 'failing' } })
  })
})

describe.skipIf(cannotMount)(`a temporary folder on the drive of 1 MB${because(cannotMount)}`, () => {
  let drive: SmallDrive
  let web: Web

  beforeAll(async () => {
    drive = new SmallDrive()
    mkdirSync(join(drive.folder, 'tmp'))
    mkdirSync(join(drive.folder, 'files'))
    const [DRIVE_ROOT, TMPDIR] = ['files', 'tmp'].map((name) => join(drive.folder, name))
    web = await startWeb(undefined, { DRIVE_ROOT, TMPDIR })
  }, 90_000)
  afterEach(() => drive.mend())
  afterAll(async () => {
    await web?.stop()
    drive.unmount()
  })

  test('needs room for a file twice', async () => {
    const { client } = await UPLOAD_ROUTES.batches(web.url)
    await client.get('/batches/create')
    const sending = inHalves(client, web.url, 600_000)
    expect((await sending.answer).status).toBe(507)
    sending.abort()
  })

  test('that fills up while a file comes in keeps nothing of it', async () => {
    const route = await UPLOAD_ROUTES.batches(web.url)
    await route.client.get(route.from)
    const sending = inHalves(route.client, web.url, 300_000)
    await eventually(() => expect(drive.files().join()).toContain('fareback-'), 10)
    drive.fill()
    const { status, body } = await sending.finish()
    expect([status, JSON.parse(body).message]).toEqual([507, expect.stringMatching(FULL)])
    expect(drive.files()).toEqual(['filler'])
    expect(await route.kept()).toBe(0)
    await lives(web)
    drive.mend()
    await succeeds(route)
  }, 60_000)

  test.each(names)(
    'that takes no file more refuses %s with a sentence',
    async (name) => {
      const route = await UPLOAD_ROUTES[name](web.url)
      await route.client.get(route.from)
      drive.refuseFiles()
      expect((await inJson(route)).message).toMatch(FULL)
      await lives(web)
      drive.mend()
      await succeeds(route)
      expect(await route.kept()).toBe(1)
    },
    60_000
  )

  test('that takes the photo of a receipt and not its clean copy says so, and not that the photo is damaged', async () => {
    const route = await UPLOAD_ROUTES['expenses with a photo'](web.url)
    await route.client.get(route.from)
    const before = drive.files()
    drive.refuseFiles({ after: 1 })
    expect((await inJson(route)).message).toMatch(FULL)
    expect(drive.files()).toEqual(before)
  }, 60_000)

  test('that is full leaves an export without its file, and says so on a page', async () => {
    const { client } = await UPLOAD_ROUTES.statements(web.url)
    drive.refuseFiles()
    const page = await client.page('/admin/payout-runs/export?format=csv')
    expect(page).toMatchObject({ status: 507, component: 'Errors/Show' })
    expect((await client.get('/admin/payout-runs/export?format=csv', json)).status).toBe(507)
    drive.mend()
    expect((await client.get('/admin/payout-runs/export?format=csv')).status).toBe(200)
  }, 60_000)
})

describe.skipIf(cannotLimitFiles)(`a process that can open no file more${because(cannotLimitFiles)}`, () => {
  let web: Web

  beforeAll(async () => {
    web = await startWeb()
  }, 90_000)
  afterAll(() => web?.stop())

  // After one, what came in was written, and its copy cannot be.
  const cases = [0, 1].flatMap((after) => names.map((name) => ({ after, name })))

  test.each(cases)(
    'after $after: refuses $name within seconds, lives, and takes the same later',
    async ({ after, name }) => {
      // What answers is loaded with its first use, as in a process that has run for a while.
      const route = await UPLOAD_ROUTES[name](web.url)
      await succeeds(await UPLOAD_ROUTES[name](web.url))
      await route.client.get(route.from)
      const giveBack = refuseDescriptors(web.pid!, { after })
      const began = performance.now()
      const answer = await inJson(route).finally(giveBack)
      expect(answer).toEqual({ status: 503, message: expect.stringMatching(AWAY), retryAfter: '60' })
      expect(performance.now() - began).toBeLessThan(5_000)
      await lives(web)
      expect(temporaryFiles(web.pid!)).toEqual([])
      expect(await route.kept()).toBe(0)
      await succeeds(route)
      expect(await route.kept()).toBe(1)
    },
    60_000
  )
})

const temporaryFiles = (pid: number) => readdirSync(tmpdir()).filter((name) => name.startsWith(`fareback-${pid}-`))

/** An upload of which the second half waits; without a length it is sent in chunks (RFC 9112, 7.1). */
function inHalves(client: Client, base: string, bytes: number | null) {
  const head = '--half\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const half = Buffer.alloc((bytes ?? 100_000) / 2, 'x')
  const tail = '\r\n--half--\r\n'
  const length = head.length + 2 * half.length + tail.length
  const cookies = client.cookies()
  const sent = request(`${base}/batches`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=half',
      ...(bytes !== null && { 'content-length': length }),
      accept: 'application/json',
      'idempotency-key': crypto.randomUUID(),
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN')!),
      'x-forwarded-for': client.ip,
      'accept-language': 'en',
    },
  })
  const answer = new Promise<{ status?: number; body: string }>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', async (response) => {
      const body = (await response.toArray()).join('')
      resolve({ status: response.statusCode, body })
    })
  })
  answer.catch(() => {})
  sent.write(head)
  sent.write(half)
  return {
    answer,
    finish() {
      sent.write(half)
      sent.end(tail)
      return answer
    },
    abort: () => sent.destroy(),
  }
}
