import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { audit } from '#app/platform/audit/audit'
import { openSink } from '#app/platform/audit/stream/audit_sink'
import { streamAuditLogs } from '#app/platform/audit/stream/stream_audit_logs'
import { asWorker } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import { withClient } from '#bin/support/database'
import { createUser } from '#tests/factories/users'
import { asOwner } from '#tests/support/owner'
import { startWorker } from '#tests/support/worker_process'

type Line = { id: number; action: string; actor: { id: number } | null; changes: object }

const folder = mkdtempSync(join(tmpdir(), 'fareback-audit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newFile = () => `${folder}/${randomUUID()}.jsonl`
const linesIn = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
const record = (user: User, action: string) =>
  asWorker(() => audit(action, user.subject, user, { city: ['Gouda', 'Delft'] }))

/** All that is ready, as the worker sends it. */
async function stream(target: string, sink = openSink(target)) {
  for (;;) if ((await streamAuditLogs(target, sink)) === 0) return
}

/** Transactions of other connections hold entries back. */
const streamUntil = (target: string, check: () => void, sink = openSink(target)) =>
  vi.waitFor(() => stream(target, sink).then(check), { timeout: 20_000, interval: 100 })

/** Actions of the test's own, in the order they came. */
const actionsIn = (text: string, prefix: string) =>
  linesIn(text)
    .map(({ action }) => action)
    .filter((action) => action.startsWith(prefix))

describe('the audit log as a stream', () => {
  test('has a line of JSON for each entry, once, and goes on where it was', async () => {
    const file = newFile()
    const user = await createUser()
    const prefix = randomUUID()
    await record(user, `${prefix}.1`)
    const sent = () => actionsIn(readFileSync(file, 'utf8'), prefix)
    await streamUntil(`file://${file}`, () => expect(sent()).toEqual([`${prefix}.1`]))
    await stream(`file://${file}`)
    expect(sent()).toEqual([`${prefix}.1`])
    const [line] = linesIn(readFileSync(file, 'utf8')).filter(({ action }) => action === `${prefix}.1`)
    expect(line).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      action: `${prefix}.1`,
      subject: { type: 'user', id: user.id },
      tenantId: user.tenantId,
      actor: { id: user.id, name: user.fullName },
      changes: { city: ['Gouda', 'Delft'] },
      requestId: null,
      ip: null,
    })

    renameSync(file, `${file}.rotated`)
    await record(user, `${prefix}.2`)
    await streamUntil(`file://${file}`, () => expect(sent()).toEqual([`${prefix}.2`]))
  })

  test('passes over nothing that commits later than what came after it', async () => {
    const file = newFile()
    const prefix = randomUUID()
    const user = await createUser()
    const insert = `insert into audit_logs (tenant_id, actor_name, action, subject_type, subject_id) values ($1, 'Test', $2, 'user', $3)`
    await asOwner(async (slow) => {
      await slow.query('begin')
      await slow.query(insert, [user.tenantId, `${prefix}.early`, user.id])
      await record(user, `${prefix}.late`)
      await stream(`file://${file}`)
      await slow.query('commit')
    })
    await streamUntil(`file://${file}`, () =>
      expect(actionsIn(readFileSync(file, 'utf8'), prefix)).toEqual([`${prefix}.early`, `${prefix}.late`])
    )
  })

  test('does not wait for what another database of the server has open', async () => {
    const file = newFile()
    const prefix = randomUUID()
    const user = await createUser()
    const postgres = new URL(process.env.DATABASE_URL!)
    postgres.pathname = '/postgres'
    await withClient(postgres.href, async (other) => {
      await other.query('begin')
      await other.query('select pg_current_xact_id()')
      await record(user, `${prefix}.1`)
      await streamUntil(`file://${file}`, () =>
        expect(actionsIn(readFileSync(file, 'utf8'), prefix)).toEqual([`${prefix}.1`])
      )
      await other.query('rollback')
    })
  })

  test('waits for a socket that is away, and sends what it missed', async () => {
    const path = `${folder}/${randomUUID().slice(0, 8)}.sock`
    const target = `unix://${path}`
    const prefix = randomUUID()
    const user = await createUser()
    await record(user, `${prefix}.1`)
    const sink = openSink(target)
    await vi.waitFor(() => expect(stream(target, sink)).rejects.toThrow(), 20_000)

    let text = ''
    const listen = () =>
      new Promise<Server>((resolve) => {
        const server = createServer((socket) => socket.on('data', (data) => (text += data)))
        server.listen(path, () => resolve(server))
      })
    const server = await listen()
    await streamUntil(target, () => expect(actionsIn(text, prefix)).toEqual([`${prefix}.1`]), sink)
    await record(user, `${prefix}.2`)
    await streamUntil(target, () => expect(actionsIn(text, prefix)).toEqual([`${prefix}.1`, `${prefix}.2`]), sink)
    sink.close()
    server.close()
  })

  test('is sent by one process at a time', async () => {
    const file = newFile()
    const prefix = randomUUID()
    const user = await createUser()
    for (let nth = 0; nth < 5; nth++) await record(user, `${prefix}.${nth}`)
    const sent = () => actionsIn(readFileSync(file, 'utf8'), prefix)
    const send = () => Promise.all([1, 2, 3].map(() => stream(`file://${file}`)))
    await vi.waitFor(() => send().then(() => expect(sent().length).toBeGreaterThanOrEqual(5)), 20_000)
    expect(sent()).toHaveLength(5)
  })

  test('is sent by the worker', { tags: ['long'] }, async () => {
    const file = newFile()
    const prefix = randomUUID()
    await record(await createUser(), `${prefix}.1`)
    const worker = await startWorker({ AUDIT_STREAM: `file://${file}` })
    try {
      await vi.waitFor(() => expect(actionsIn(readFileSync(file, 'utf8'), prefix)).toHaveLength(1), 20_000)
    } finally {
      await worker.stop()
    }
  })

  test.each(['audit.log', 'file:', 'http://example.test', 'tcp://example.test', 'unix:'])(
    'is refused where it could not go: %s',
    (target) => {
      expect(() => openSink(target)).toThrow()
    }
  )
})
