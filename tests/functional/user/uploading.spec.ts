import { WriteStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import Batch from '#app/travel/batches/batch'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'

function fileForm(bytes: string | Uint8Array, name = 'reizen.csv') {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(bytes)]), name)
  return form
}

const month = (card: string) =>
  new Export(card)
    .journey(daysAgo(20), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .missedCheckOut(daysAgo(12), 'Leiden Centraal', '17:42')
    .journey(daysAgo(11), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')

/** The worker's share, at once. */
async function plan(user: User) {
  const batch = await newest(user)
  await planBatch(batch.id)
  return newest(user)
}
const newest = (user: User) =>
  asWorker(() => Batch.query().where('user_id', user.id).orderBy('id', 'desc').firstOrFail())

async function upload(user: User, bytes: string | Uint8Array, name?: string) {
  const client = await Client.actingAs(user)
  const answer = await client.submit('/batches', fileForm(bytes, name), { from: '/batches/create' })
  return { client, answer }
}

/** An upload of which the second half comes when it is told to. */
function slowly(client: Client, text: string) {
  const cookies = client.cookies()
  const request = httpRequest(`${url}/batches`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=half',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN')!),
      'x-forwarded-for': client.ip,
    },
  })
  const answer = new Promise<{ status?: number }>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => resolve({ status: response.resume().statusCode }))
  })
  const head = '--half\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const isUnderWay = new Promise<void>((resolve) => {
    request.write(head + text.slice(0, 100), () => resolve())
  })
  return { answer, isUnderWay, finish: () => request.end(`${text.slice(100)}\r\n--half--\r\n`) }
}

describe('uploading an export', () => {
  test('twice at once makes one upload, and leads the other back', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const text = month(newCard()).text()
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.post('/batches', fileForm(text))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    expect(await asWorker(() => Batch.query().where('user_id', user.id))).toHaveLength(1)
  })

  test('shows what will become of every row before anything is kept', async () => {
    const user = await createUser()
    const { client, answer } = await upload(user, month(newCard()).text())
    expect(answer.component).toBe('User/Batches/Show')
    expect(answer.props!.batch.status).toBe('uploaded')

    const batch = await plan(user)
    const { props } = await client.page(`/batches/${batch.publicId}`)
    expect(props.batch).toMatchObject({
      status: 'planned',
      format: 'ov_nl_12',
      rowsRead: 5,
      travelCents: 2980,
    })
    expect(props.batch.counts).toEqual({
      create: 5,
      duplicate: 0,
      not_a_trip: 0,
      unrecognised: 0,
      error: 0,
    })
    expect(await asWorker(() => queryRows('select 1 from transactions where batch_id = ?', [batch.id]))).toEqual([])
  })

  test('does exactly what the plan says once it is committed', async () => {
    const user = await createUser()
    const { client } = await upload(
      user,
      month(newCard()).row('10-11-2026', '12:00', '', '', '', '15,10', 'Iets nieuws', '', '', '', '', '').text()
    )
    const batch = await plan(user)

    const page = await client.submit(`/batches/${batch.publicId}/imports`)
    expect(page.props!.batch.status).toBe('importing')
    await importBatch(batch.id)

    const { props } = await client.page(`/batches/${batch.publicId}`)
    expect(props.batch.status).toBe('imported')
    expect(props.irregular).toEqual({
      trips: 3,
      irregular: 1,
      besideUnread: 0,
      others: 0,
      stillOpen: 0,
      claims: 0,
      readyClaims: 0,
    })
    expect(props.batch.counts).toMatchObject({ create: 5, unrecognised: 1 })
  })

  test('recognises the same file, and says which it was', async () => {
    const user = await createUser()
    const text = month(newCard()).text()
    await upload(user, text, 'mei.csv')
    const { answer } = await upload(user, text, 'nogmaals.csv')
    expect(answer.component).toBe('User/Batches/Create')
    expect(answer.errors!.file).toBe('You already uploaded this file, as “mei.csv”. We haven’t added anything twice.')
  })

  test('recognises known rows in another file, in another order and encoding', async () => {
    const user = await createUser()
    const card = newCard()
    const { client } = await upload(user, month(card).text())
    const first = await plan(user)
    await client.submit(`/batches/${first.publicId}/imports`)
    await importBatch(first.id)

    const overlapping = month(card).journey(daysAgo(10), 'Delft', '09:00', 'Leiden Centraal', '09:20', '5,10')
    await upload(user, '\uFEFF' + overlapping.text({ newestFirst: true }).replaceAll('\n', '\r\n'))
    expect((await plan(user)).plan.counts).toMatchObject({ create: 2, duplicate: 5 })
  })

  test('can be undone as one, and imported anew', async () => {
    const user = await createUser()
    const { client } = await upload(user, month(newCard()).text())
    const batch = await plan(user)
    await client.submit(`/batches/${batch.publicId}/imports`)
    await importBatch(batch.id)

    const page = await client.submit(`/batches/${batch.publicId}`, {}, { method: 'DELETE' })
    expect(page.props!.batch.status).toBe('undone')
    expect(await asWorker(() => queryRows('select 1 from trips where user_id = ?', [user.id]))).toEqual([])

    await upload(user, month(newCard()).text(), 'again.csv')
    expect((await plan(user)).plan.counts.create).toBe(5)
  })

  test('leaves the rows that another upload also brought when it is undone', async () => {
    const user = await createUser()
    const card = newCard()
    const one = new Export(card).journey(daysAgo(20), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    const { client } = await upload(user, one.text())
    const first = await plan(user)
    await client.submit(`/batches/${first.publicId}/imports`)
    await importBatch(first.id)

    one.journey(daysAgo(3), 'Delft', '09:00', 'Leiden Centraal', '09:20', '5,10')
    await upload(user, one.text(), 'meer.csv')
    const second = await plan(user)
    await client.submit(`/batches/${second.publicId}/imports`)
    await importBatch(second.id)

    await client.submit(`/batches/${first.publicId}`, {}, { method: 'DELETE' })
    expect(await asWorker(() => queryRows('select 1 from trips where user_id = ?', [user.id]))).toHaveLength(2)
  })

  test('gives the rows that were set aside as a file, with the reason, and no formula that runs', async () => {
    const user = await createUser()
    const bad = month(newCard()).row(
      '31-02-2026',
      '12:00',
      '=HYPERLINK("http://evil")',
      '',
      '',
      '1,00',
      'Check-in',
      '',
      '',
      '',
      '',
      ''
    )
    const { client } = await upload(user, bad.text().replace('"=HYPERLINK("http://evil")"', '"=1+1"'))
    const batch = await plan(user)

    const file = await client.get(`/batches/${batch.publicId}/failed-rows`)
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.body).toContain(`"'=1+1"`)
    expect(file.body.split('\r\n')).toHaveLength(3)
  })

  test('is committed once, however often it is asked', async () => {
    const user = await createUser()
    const { client } = await upload(user, month(newCard()).text())
    const batch = await plan(user)
    await client.submit(`/batches/${batch.publicId}/imports`)
    const again = await client.submit(`/batches/${batch.publicId}/imports`, {}, { from: `/batches/${batch.publicId}` })
    expect(again.errors!.batch).toMatch(/changed in the meantime/)
    await Promise.all([importBatch(batch.id), importBatch(batch.id)])
    expect(await asWorker(() => queryRows('select 1 from trips where user_id = ?', [user.id]))).toHaveLength(3)
  })
})

describe('the machine’s folder for temporary files', () => {
  test('holds nothing of an upload once it was answered, wherever it was sent and however it went', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
    const { TMPDIR } = process.env
    onTestFinished(async () => {
      if (TMPDIR === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = TMPDIR
      await rm(folder, { recursive: true })
    })
    process.env.TMPDIR = folder

    const user = await createUser()
    const text = month(newCard()).text()
    const { client } = await upload(user, text)
    await upload(user, text)
    await upload(user, 'nothing we know', 'photo.exe')
    const nested = new FormData()
    nested.append('a[b][]', new Blob([text]), 'reizen.csv')
    nested.append('a[c]', new Blob([text]), 'reizen.csv')
    await client.post('/locale', nested)
    await new Client().post('/login', fileForm(text))

    expect(await readdir(folder)).toEqual([])
  })
})

describe('another person’s upload', () => {
  test('is simply not found, as an unknown one is', async () => {
    const [owner, stranger] = [await createUser(), await createUser()]
    await upload(owner, month(newCard()).text())
    const batch = await plan(owner)
    const client = await Client.actingAs(stranger)

    for (const id of [batch.publicId, '00000000-0000-7000-8000-000000000000']) {
      expect((await client.get(`/batches/${id}`)).status).toBe(404)
      expect((await client.get(`/batches/${id}/failed-rows`)).status).toBe(404)
      expect((await client.get(`/batches/${id}/claims/create`)).status).toBe(404)
      expect((await client.post(`/batches/${id}/imports`)).status).toBe(404)
      expect((await client.delete(`/batches/${id}`)).status).toBe(404)
    }
    expect((await newest(owner)).status).toBe('planned')
  })
})

/** So many megabytes of a file whose size is not said before. */
function sendInPieces(client: Client, megabytes: number) {
  const token = decodeURIComponent(client.cookies().get('XSRF-TOKEN')!)
  async function* pieces() {
    yield '--half\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
    for (let sent = 0; sent < megabytes; sent++) yield Buffer.alloc(1024 * 1024, 120)
    yield '\r\n--half--\r\n'
  }
  return fetch(`${url}/batches`, {
    method: 'POST',
    redirect: 'manual',
    duplex: 'half',
    headers: {
      'content-type': 'multipart/form-data; boundary=half',
      cookie: [...client.cookies()].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': token,
    },
    body: Readable.toWeb(Readable.from(pieces(), { objectMode: false })),
  } as RequestInit)
}

describe('a file that is no export', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3, 4])
  const cases: [string, string | Uint8Array, string, string][] = [
    ['an empty file', '', 'leeg.csv', 'empty'],
    ['a photo', png, 'foto.png', 'image'],
    ['a PDF', '%PDF-1.7 and so on', 'factuur.pdf', 'pdf'],
    [
      'a CSV of a bank',
      '"Datum";"Naam / Omschrijving";"Rekening";"Bedrag (EUR)"\n"20261101";"AH";"NL91ABNA0417164300";"4,90"\n',
      'bank.csv',
      'otherBankOrShop',
    ],
    ['a header with no rows', new Export('').text(), 'kop.csv', 'noRows'],
  ]

  test.each(cases)('fails with its reason: %s', async (_name, bytes, name, problem) => {
    const user = await createUser()
    const { client, answer } = await upload(user, bytes, name)
    if (answer.errors?.file) return expect(bytes.length).toBe(0)

    const batch = await plan(user)
    expect(batch.status).toBe('failed')
    expect(batch.problem).toBe(problem)
    const { props } = await client.page(`/batches/${batch.publicId}`)
    expect(props.batch.problem).toBe(problem)
    expect((await client.page('/batches')).component).toBe('User/Batches/Index')
  })

  test('keeps nobody waiting while it comes in slowly', async () => {
    const client = await Client.actingAs(await createUser())
    const halves = Array.from({ length: 24 }, () => slowly(client, month(newCard()).text()))
    await Promise.all(halves.map(({ isUnderWay }) => isUnderWay))
    // More than there are connections to the database.
    await delay(300)
    const other = await Client.actingAs(await createUser())
    expect((await other.page('/batches')).component).toBe('User/Batches/Index')

    for (const { finish } of halves) finish()
    const answers = await Promise.all(halves.map(({ answer }) => answer))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
  })

  test('may be tried again after it failed', async () => {
    const user = await createUser()
    await upload(user, png, 'foto.png')
    await plan(user)
    const { answer } = await upload(user, png, 'foto.png')
    expect(answer.component).toBe('User/Batches/Show')
  })

  test('is refused above 50 MB in one sentence', async () => {
    const user = await createUser()
    const { answer } = await upload(user, new Uint8Array(60 * 1024 * 1024), 'groot.csv')
    expect(answer.errors!.file).toBe('This file is larger than 50 MB. Export a shorter period and upload that.')
  })

  test(
    'is not taken in at all when it says that it is larger than 50 MB, and no further when it does not',
    { tags: ['long'] },
    async () => {
      const writes = vi.spyOn(WriteStream.prototype, '_write')
      onTestFinished(() => writes.mockRestore())
      const kept = () =>
        [...new Set(writes.mock.contexts as WriteStream[])]
          .filter(({ path }) => String(path).includes(`fareback-${process.pid}-`))
          .map(({ bytesWritten }) => bytesWritten)
      await upload(await createUser(), new Uint8Array(200 * 1024 * 1024), 'groot.csv').catch(() => {})
      expect(kept()).toEqual([])

      const client = await Client.actingAs(await createUser())
      await client.get('/batches/create')
      await sendInPieces(client, 70).catch(() => {})
      expect(Math.max(...kept())).toBeGreaterThan(0)
      expect(Math.max(...kept())).toBeLessThanOrEqual(51 * 1024 * 1024)
    }
  )

  test('sets single rows aside and keeps the rest', async () => {
    const user = await createUser()
    const good = month(newCard())
    const text = good
      .row('31-02-2026', '12:00', 'Delft', '', '', '1,00', 'Check-in', '', '', '', '', '')
      .row(daysAgo(5), '12:00', 'Del\u0000ft', '', '', '1,00', 'Check-in', '', '', '', '', '')
      .text()
    const cut = Buffer.concat([Buffer.from(text), Buffer.from('"01-11-2026";"12:00";"Café'), Buffer.from([0xc3])])
    await upload(user, cut)
    const batch = await plan(user)
    expect(batch.status).toBe('planned')
    expect(batch.plan.counts).toMatchObject({ create: 5, error: 3 })
  })
})
