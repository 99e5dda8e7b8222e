import { describe, expect, test } from 'vitest'
import { checkLedger } from '#app/money/ledger/actions/check_ledger'
import { latestLedgerCheck } from '#app/money/ledger/ledger_check'
import { today } from '#app/platform/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { createPaidTraveller } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { asOwner } from '#tests/support/owner'

const PAGE = '/admin/payout-runs'

describe('the check of the ledger', () => {
  test('adds up every entry and shows finance what it found', async () => {
    const before = Date.now()
    await createPaidTraveller()
    await checkLedger()
    const finance = await Client.actingAs(await createUser({ role: 'finance' }))
    const page = await finance.page(PAGE)
    expect(page.deferredProps).toEqual({ requested: ['requested'], ledger: ['totals', 'statementCents', 'check'] })

    const { props } = await finance.later(PAGE, 'Admin/PayoutRuns/Index', ['totals', 'check'])
    const { totals, check } = props
    // Other tests move money that no payout explains.
    expect(check.faults.filter(({ fault }: { fault: string }) => !/in transit/.test(fault))).toEqual([])
    expect(check.entriesCount).toBeGreaterThan(0)
    expect(Date.parse(check.checkedAt)).toBeGreaterThanOrEqual(before)
    const { bankCents, ...others } = totals as Record<string, number>
    expect(Object.values(others).reduce((sum, cents) => sum + cents, 0)).toBe(bankCents)
  })

  test('finds a balance that nobody posted, and stays for others to read', async () => {
    const user = await createPaidTraveller()
    await asOwner(async (owner) => {
      await owner.query('begin')
      await owner.query('update ledger_accounts set balance_cents = balance_cents + 1 where code = $1', [user.wallet])
      const { rows } = await owner.query('select fault from ledger_faults order by fault')
      await owner.query('rollback')
      expect(rows).toEqual([{ fault: 'balance differs from entries' }])
    })
  })

  test('waits once in the queue, however often it is asked for', async () => {
    const finance = await Client.actingAs(await createUser({ role: 'finance' }))
    for (const times of [1, 2]) {
      const page = await finance.submit('/admin/ledger-checks', {}, { from: PAGE })
      expect(page.component, `asked ${times} times`).toBe('Admin/PayoutRuns/Index')
      expect(page.flash!.notice.text).toMatch(/^The check of the books has started/)
    }
    const jobs = await asWorker(() =>
      queryRows("select 1 from pgboss.job where name = 'check_ledger' and state = 'created'")
    )
    expect(jobs).toHaveLength(1)
  })

  test('says so where the proof is asked for a day that the books do not have', async () => {
    const finance = await Client.actingAs(await createUser({ role: 'finance' }))
    const shown = async (day: string) => {
      const { props } = await finance.page(`/admin/proof?day=${day}`)
      return [props!.proof.day, props!.isOtherDay]
    }
    for (const day of ['2999-01-01', '1999-12-31', 'yesterday']) expect(await shown(day)).toEqual([today(), true])
    expect(await shown('2026-11-01')).toEqual(['2026-11-01', false])
  })

  test('is for finance', async () => {
    for (const role of ['agent', 'manager', 'member'] as const) {
      const client = await Client.actingAs(await createUser({ role }))
      expect((await client.post('/admin/ledger-checks')).status).toBe(403)
    }
  })

  test('is not for a traveller to read or to change', async () => {
    await checkLedger()
    const { tenantId } = await createUser()
    expect(await inTenant(tenantId, latestLedgerCheck)).toBeNull()
    expect(await asStaff(latestLedgerCheck)).not.toBeNull()
    const rewrite = () => asStaff(() => queryRows("update ledger_checks set faults = '[]'"))
    await expect(rewrite()).rejects.toThrow(/permission denied/)
  })
})
