import { beforeAll, describe, expect, test } from 'vitest'
import Correction from '#app/money/adjustments/correction'
import { correctBalance } from '#app/money/adjustments/actions/request_correction'
import { balanceOf } from '#app/money/ledger/ledger'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const PAGE = '/admin/corrections'

let maker: User
let client: Client
beforeAll(async () => {
  maker = await createUser({ role: 'finance' })
  client = await Client.actingAs(maker)
})

const requested = async () => {
  const user = await createUser()
  const correction = await asStaff(() => correctBalance(user, 60_00, 'A reason to read', maker))
  return { user, reference: correction.reference, id: correction.id }
}
const withdraw = (by: Client, reference: string) =>
  by.submit(`${PAGE}/${reference}`, {}, { method: 'DELETE', from: PAGE })
const statusOf = async (id: number) => (await asWorker(() => Correction.findOrFail(id))).status
const approve = (by: Client, reference: string) => by.submit(`${PAGE}/${reference}/approvals`, {}, { from: PAGE })

describe('a correction that waits', () => {
  test('is withdrawn by whoever asked for it, and books nothing', async () => {
    const { user, reference, id } = await requested()
    const { props } = await client.page(PAGE)
    const row = props.corrections.find((one: { reference: string }) => one.reference === reference)
    expect(row).toMatchObject({ isOwn: true, mayDecide: false })

    const page = await withdraw(client, reference)
    expect(page.flash!.notice.text).toBe('Request withdrawn. Nothing was booked.')
    expect(await statusOf(id)).toBe('withdrawn')
    expect(await asWorker(() => balanceOf(user.wallet))).toBe(0)
  })

  test('is withdrawn by nobody else, and once', async () => {
    const { reference, id } = await requested()
    for (const role of ['finance', 'owner', 'agent', 'member'] as const) {
      const other = await Client.actingAs(await createUser({ role }))
      expect((await other.delete(`${PAGE}/${reference}`)).status).toBe(403)
    }
    expect(await statusOf(id)).toBe('requested')
    await withdraw(client, reference)
    const again = await withdraw(client, reference)
    expect(Object.values(again.errors ?? {})[0]).toMatch(/changed in the meantime/)
  })

  test('is decided once when it is approved at the same time', async () => {
    const { user, reference, id } = await requested()
    const second = await Client.actingAs(await createUser({ role: 'owner' }))
    await Promise.all([withdraw(client, reference), approve(second, reference)])
    const status = await statusOf(id)
    expect(['applied', 'withdrawn']).toContain(status)
    expect(await asWorker(() => balanceOf(user.wallet))).toBe(status === 'applied' ? 60_00 : 0)
  })

  test('is withdrawn in nobody else’s name, past the code too', async () => {
    const { id } = await requested()
    const other = await createUser({ role: 'finance' })
    const code = await asWorker(() =>
      queryRows("update corrections set status = 'withdrawn', decided_by_id = ?, decided_at = now() where id = ?", [
        other.id,
        id,
      ])
    ).then(
      () => 'done',
      (error: { code?: string }) => error.code
    )
    expect(code).toBe('23514')
  })
})
