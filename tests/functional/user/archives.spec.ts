import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import Batch from '#app/travel/batches/batch'
import { LIMITS, consume } from '#app/platform/shared/limits'
import { asWorker } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import { smallFile, zipOf } from '#tests/factories/hostile_files'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { workbook } from '#tests/support/workbook'

const part = (name: string, content: string | Buffer = smallFile()) => ({
  name,
  content: Buffer.from(content as string),
})

const formOf = (zip: Buffer, name = 'reizen.zip') => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(zip)]), name)
  return form
}

const batchesOf = (user: User) => asWorker(() => Batch.query().where('user_id', user.id).orderBy('id'))

async function upload(zip: Buffer, { name, user }: { name?: string; user?: User } = {}) {
  const by = user ?? (await createUser())
  const client = await Client.actingAs(by)
  const answer = await client.submit('/batches', formOf(zip, name), { from: '/batches/create' })
  return { client, answer, user: by, batches: await batchesOf(by) }
}

const OURS = new RegExp(`^fareback-${process.pid}-`)
const temporaryFiles = async () => (await readdir(tmpdir())).filter((name) => OURS.test(name))

describe('a ZIP', () => {
  test('becomes the files of one group, whatever kind each is', async () => {
    const lines = smallFile()
      .trim()
      .split('\n')
      .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')))
    const zip = zipOf([
      part('2026/'),
      part('2026/maart.csv'),
      part('2026/april.xlsx', await workbook('Reizen', lines)),
      part('2026/mei.json', '[]'),
    ])
    const { answer, user } = await upload(zip)
    expect(answer.component).toBe('User/BatchGroups/Show')
    expect(answer.props!.batches.map(({ fileName }: any) => fileName)).toEqual(['maart.csv', 'april.xlsx', 'mei.json'])

    for (const batch of await batchesOf(user)) await planBatch(batch.id)
    const batches = await batchesOf(user)
    expect(new Set(batches.map(({ groupId }) => groupId)).size).toBe(1)
    expect(batches.slice(0, 2).map(({ status }) => status)).toEqual(['planned', 'planned'])
    expect(batches[2].status).toBe('failed')
  })

  test('is known by its content, not by its name', async () => {
    const { batches } = await upload(zipOf([part('a.csv'), part('b.csv')]), { name: 'reizen.csv' })
    expect(batches).toHaveLength(2)
  })

  test('of one file is that file', async () => {
    const { answer, batches } = await upload(zipOf([part('maart.csv')]))
    expect(answer.component).toBe('User/Batches/Show')
    expect(batches.map(({ fileName, groupId }) => [fileName, groupId])).toEqual([['maart.csv', null]])
  })

  test('is imported by itself where a file of its own would be, and not as several', async () => {
    const client = await Client.actingAs(await createUser())
    const sent = async (zip: Buffer) => {
      const form = formOf(zip)
      form.append('autoImport', 'true')
      return (await client.post('/batches', form)).headers.get('location')
    }
    expect(await sent(zipOf([part('maart.csv')]))).toMatch(/batches\/.*\/claims\/create/)
    expect(await sent(zipOf([part('a.csv'), part('b.csv')]))).toMatch(/batch-groups/)
  })

  test('of several files that are chosen together joins their group', async () => {
    const client = await Client.actingAs(await createUser())
    const form = formOf(zipOf([part('a.csv'), part('b.csv')]))
    const groupId = randomUUID()
    form.append('groupId', groupId)
    const { status } = await client.post('/batches', form, { accept: 'application/json' })
    expect(status).toBe(201)
    const { props } = await client.page(`/batch-groups/${groupId}`)
    expect(props.batches).toHaveLength(2)
  })

  test('that is an Excel file stays one', async () => {
    const { answer } = await upload(await workbook('Reizen', [['Datum']]), { name: 'a.zip' })
    expect(answer.component).toBe('User/Batches/Show')
  })

  test('leaves out folders and what systems add', async () => {
    const { batches } = await upload(
      zipOf([
        part('map/', ''),
        part('map/.DS_Store'),
        part('__MACOSX/map/._maart.csv'),
        part('Thumbs.db'),
        part('map/maart.csv'),
      ])
    )
    expect(batches.map(({ fileName }) => fileName)).toEqual(['maart.csv'])
  })

  test.each(['../../etc/maart.csv', '/etc/maart.csv', 'C:\\map\\maart.csv', '..\\maart.csv'])(
    'uses no more than the last part of a name such as %s',
    async (name) => {
      const { batches } = await upload(zipOf([part(name)]))
      expect(batches.map(({ fileName }) => fileName)).toEqual(['maart.csv'])
    }
  )

  test('leaves out what was uploaded before and twice, and says so', async () => {
    const [march, april] = [smallFile(), smallFile()]
    const { user } = await upload(zipOf([part('maart.csv', march)]))
    const { answer, batches } = await upload(
      zipOf([part('maart.csv', march), part('april.csv', april), part('nog.csv', april)]),
      { user }
    )
    expect(batches.map(({ fileName }) => fileName)).toEqual(['maart.csv', 'april.csv'])
    expect(answer.flash!.notice.text).toMatch(/^1 file received. 2 files were uploaded/)

    const again = await upload(zipOf([part('a.csv', march), part('b.csv', april)]), { user })
    expect(again.answer.errors!.file).toMatch(/already uploaded all 2 files/)
  })

  test('with a file that is no export has a problem with that file alone', async () => {
    const { user } = await upload(zipOf([part('maart.csv'), part('foto.png', '\x89PNG\r\n\x1a\n')]))
    for (const batch of await batchesOf(user)) await planBatch(batch.id)
    expect((await batchesOf(user)).map(({ status }) => status)).toEqual(['planned', 'failed'])
  })
})

const MB = 1024 * 1024
const NOTHING = Buffer.alloc(0)
const many = (count: number, content = NOTHING) =>
  Array.from({ length: count }, (_, nth) => ({ name: `${nth}.csv`, content }))
const bytes = (count: number) => Buffer.alloc(count, 'a')

const REFUSED: [what: string, zip: () => Buffer, sentence: RegExp][] = [
  ['nothing in it', () => zipOf([]), /no files/],
  ['only folders in it', () => zipOf([part('map/', '')]), /no files/],
  ['37 files', () => zipOf(many(37)), /at most 36/],
  ['100,000 entries', () => zipOf(many(100_000)), /at most 36/],
  ['a password', () => zipOf([{ ...part('a.csv'), flags: 1 }]), /password/],
  ['another ZIP in it', () => zipOf([part('a.csv'), part('b', zipOf([part('c.csv')]))]), /inside/],
  ['one file of 51 MB', () => zipOf([part('a.csv', bytes(51 * MB))]), /too large/],
  ['201 MB in it', () => zipOf(many(5, bytes(41 * MB))), /too large/],
  ['a file of more than it says', () => zipOf([{ ...part('a.csv', bytes(MB)), size: 10 }]), /damaged/],
  ['a file of less than it says', () => zipOf([{ ...part('a.csv'), size: 40 * MB }]), /damaged/],
  ['a wrong checksum', () => zipOf([part('a.csv'), { ...part('b.csv'), checksum: 1 }]), /damaged/],
  ['half of it', () => zipOf([part('a.csv'), part('b.csv')]).subarray(0, 300), /damaged/],
]

describe('a ZIP is refused, and nothing of it stays, with', () => {
  test.each(REFUSED)('%s', async (_what, zip, sentence) => {
    const { answer, batches } = await upload(zip())
    expect(answer.component).toBe('User/Batches/Create')
    expect(answer.errors!.file).toMatch(sentence)
    expect(batches).toEqual([])
    expect(await temporaryFiles()).toEqual([])
  })

  test('more files than someone may send in an hour', async () => {
    const user = await createUser()
    const most = LIMITS.upload.person[0]
    await consume('upload', { ip: '203.0.113.77', personId: user.id }, most - 5)
    const { answer, batches } = await upload(zipOf(many(10)), { user })
    expect(answer.errors!.file).toMatch(/again in/)
    expect(batches).toEqual([])
  })
})
