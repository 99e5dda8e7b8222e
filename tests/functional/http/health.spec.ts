import { afterEach, describe, expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { url } from '#tests/support/app'

const ready = () => fetch(`${url}/health/ready`)
const clear = () => asWorker(() => queryRows("delete from pgboss.job where name = 'delete_files'"))

describe('health', () => {
  afterEach(clear)

  test('is live without a look at anything', async () => {
    const answer = await fetch(`${url}/health/live`)
    expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('is ready with a database and room on the disk, and tells nothing else', async () => {
    await asWorker(() => queryRows('delete from pgboss.job where state < ?', ['active']))
    const answer = await ready()
    expect(answer.status).toBe(200)
    const body = (await answer.json()) as { status: string; checks: object }
    expect(Object.keys(body)).toEqual(['status', 'checks'])
    expect(body.checks).toMatchObject({ database: 'ok', queue: 'ok' })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('warns of work that waits too long, and serves on', async () => {
    await asWorker(() =>
      queryRows(`insert into pgboss.job (name, data, start_after)
            values ('delete_files', '{"keys":[]}', now() - interval '10 minutes')`)
    )
    const answer = await ready()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ checks: { queue: 'warning' } })
  })
})
