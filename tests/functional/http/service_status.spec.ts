import db from '@adonisjs/lucid/services/db'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkService, forgetStatus, serviceStatus } from '#app/web/health/service_status'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import env from '#start/env'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const sql = (text: string) => asWorker(() => queryRows(text))
const setQueues = (ago: string) => db.rawQuery(`update pgboss.queue set monitor_on = now() - interval '${ago}'`)
const parts = async () => (await checkService()).parts

beforeEach(async () => {
  await sql("delete from pgboss.job where state < 'active'")
  await setQueues('5 seconds')
})
afterEach(() => {
  vi.restoreAllMocks()
  forgetStatus()
})

describe('the status of the service', () => {
  test('is for everyone, with the time of the check and nothing of our machines', async () => {
    for (const client of [new Client(), await Client.actingAs(await createUser())]) {
      const { component, props } = await client.page('/status')
      expect(component).toBe('Public/Status')
      expect(Object.keys(props.status)).toEqual(['checkedAt', 'parts'])
      expect(Object.keys(props.status.parts)).toEqual(['web', 'database', 'worker', 'mail', 'live'])
      expect(Date.parse(props.status.checkedAt)).toBeGreaterThan(Date.now() - 15_000)
    }
  })

  test('is looked up once for all who ask within some seconds', async () => {
    const first = await serviceStatus()
    const query = vi.spyOn(db, 'rawQuery')
    expect(await serviceStatus()).toBe(first)
    expect((await new Client().page('/status')).props.status).toEqual(first)
    expect(query).not.toHaveBeenCalled()
  })
})

describe('the worker', () => {
  test('works while it looks after its queues', async () => {
    expect(await parts()).toMatchObject({ web: 'up', database: 'up', worker: 'up' })
  })

  test('does not work when it has not for a minute', async () => {
    await setQueues('2 minutes')
    expect((await parts()).worker).toBe('down')
  })

  test('is slow when a job waits too long', async () => {
    await sql(
      "insert into pgboss.job (name, data, start_after) values ('delete_files', '{\"keys\":[]}', now() - interval '10 minutes')"
    )
    expect((await parts()).worker).toBe('late')
    await sql("delete from pgboss.job where name = 'delete_files'")
  })
})

describe('e-mail', () => {
  afterEach(() => env.set('MAIL_TRANSPORT', 'stored'))

  async function mail(status: string, created: string, sent: string | null) {
    const { id, tenantId } = await createUser()
    await asWorker(() =>
      queryRows(
        `insert into emails (tenant_id, user_id, to_address, template, topic, locale, subject, html, text, status, created_at, sent_at)
         values (?, ?, 'a@example.test', 'verify_email', 'security', 'en', 's', 'h', 't', ?, now() - ?::interval, now() - ?::interval)`,
        [tenantId, id, status, created, sent]
      )
    )
  }

  test('is not in use without a mail server', async () => {
    expect((await parts()).mail).toBe('off')
  })

  test('works, is slow, or does not work, by what waits and what leaves', async () => {
    env.set('MAIL_TRANSPORT', 'smtp')
    await sql("delete from emails where status = 'queued'")
    expect((await parts()).mail).toBe('up')
    await mail('queued', '10 minutes', null)
    await sql("update emails set sent_at = now() - interval '1 hour' where sent_at > now() - interval '5 minutes'")
    expect((await parts()).mail).toBe('down')
    await mail('sent', '2 minutes', '1 minute')
    expect((await parts()).mail).toBe('late')
  })
})

describe('while the database is away', () => {
  test('the page says so, whoever asks, and lists nothing else', async () => {
    const person = await Client.actingAs(await createUser())
    vi.spyOn(db, 'rawQuery').mockRejectedValue(new Error('connection refused'))
    expect((await checkService()).parts).toEqual({
      web: 'up',
      database: 'down',
      worker: 'unknown',
      mail: 'unknown',
      live: 'unknown',
    })
    for (const client of [new Client(), person]) {
      const { status, body } = await client.get('/status')
      expect(status).toBe(503)
      expect(body).toContain('Fareback is temporarily unavailable')
    }
  })
})
