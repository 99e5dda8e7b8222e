import { describe, expect, test } from 'vitest'
import { DateTime } from 'luxon'
import { clearAll, due, release } from '#tests/factories/proof'
import { Client } from '#tests/support/client'
import { asOwner } from '#tests/support/owner'
import { balanceOf } from '#app/money/ledger/ledger'
import { ledgerFaults } from '#tests/support/ledger'
import Payout from '#app/money/payouts/payout'
import { nextTargetDay } from '#app/platform/shared/target_days'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { epcFaults } from '#tests/support/epc_rules'
import { createPaidTraveller } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'

const today = () => DateTime.now().setZone('Europe/Amsterdam').toISODate()!
const payable = () => nextTargetDay(today())
const payoutsOf = (user: { id: number }) => asWorker(() => Payout.query().where('user_id', user.id).orderBy('id'))

async function asked(amountCents = 12_08, account: { iban?: string; holder?: string } = {}) {
  const user = await createPaidTraveller(account.iban ? { iban: null } : {})
  const client = await Client.actingAs(user)
  const page = await client.submit('/payouts', { amountCents, ...account }, { from: '/balance' })
  return { user, client, page }
}

describe('asking for a payout', () => {
  test('reserves the amount at once', async () => {
    const { user, page } = await asked(10_00)
    expect(page.props).toMatchObject({ balanceCents: 2_08, ibanLast4: '4300' })
    expect(page.props!.payouts).toMatchObject([{ amountCents: 10_00, status: 'requested', canCancel: true }])
    expect((await payoutsOf(user))[0].ibanEncrypted).not.toContain('ABNA')
  })

  test('pays one balance once, of twenty requests at the same time', async () => {
    const user = await createPaidTraveller()
    // Twenty browsers, since one session shows an answer to whichever of its tabs asks first.
    const clients = await Promise.all(Array.from({ length: 20 }, () => Client.actingAs(user)))
    const answers = await Promise.all(
      clients.map((client) => client.submit('/payouts', { amountCents: 12_08 }, { from: '/balance' }))
    )
    expect(await payoutsOf(user)).toHaveLength(1)
    expect(await asStaff(() => balanceOf(user.wallet))).toBe(0)
    expect(
      answers.filter((answer) => answer.errors?.amountCents === 'This is more than your balance. Enter a lower amount.')
    ).toHaveLength(19)
    expect(await ledgerFaults()).toEqual([])
  })

  test('is refused above the balance, below the minimum, and for nonsense', async () => {
    const user = await createPaidTraveller()
    const client = await Client.actingAs(user)
    const ask = async (amountCents: unknown) =>
      (await client.submit('/payouts', { amountCents }, { from: '/balance' })).errors!.amountCents
    expect(await ask(12_09)).toBe('This is more than your balance. Enter a lower amount.')
    expect(await ask(4_99)).toBe('You can withdraw €5.00 or more.')
    for (const nonsense of [-500, 0, 10.5, 'veel', null]) expect(await ask(nonsense)).toBeTruthy()
    expect(await payoutsOf(user)).toEqual([])
  })

  test('wants a bank account that exists, and keeps it encrypted', async () => {
    const user = await createPaidTraveller({ iban: null })
    const client = await Client.actingAs(user)
    const ask = (body: object) => client.submit('/payouts', { amountCents: 5_00, ...body }, { from: '/balance' })
    expect((await ask({})).errors!.iban).toMatch(/IBAN of your bank account/)
    expect((await ask({ iban: 'NL91ABNA0417164301', holder: 'T. Test' })).errors!.iban).toMatch(
      /exactly as on your bank card/
    )
    expect((await ask({ iban: 'TR330006100519786457841326', holder: 'T. Test' })).errors!.iban).toMatch(/SEPA/)
    expect((await ask({ iban: 'NL91 ABNA 0417 1643 00', holder: 'T. Test' })).props!.payouts).toHaveLength(1)
    const [row] = await asWorker(() => queryRows<Record<string, string>>('select * from users where id = ?', [user.id]))
    expect(JSON.stringify(row)).not.toContain('NL91ABNA')
  })

  test('can be taken back while no run has it', async () => {
    const { user, client } = await asked()
    const [payout] = await payoutsOf(user)
    const page = await client.submit(`/payouts/${payout.reference}`, {}, { method: 'DELETE' })
    expect(page.props).toMatchObject({ balanceCents: 12_08 })
    const again = await client.submit(`/payouts/${payout.reference}`, {}, { method: 'DELETE', from: '/balance' })
    expect(again.errors!.payout).toMatch(/changed in the meantime/)
    expect(await asStaff(() => balanceOf(user.wallet))).toBe(12_08)
  })

  test('of someone else is not found', async () => {
    const { user } = await asked()
    const [payout] = await payoutsOf(user)
    const stranger = await Client.actingAs(await createUser())
    expect((await stranger.delete(`/payouts/${payout.reference}`)).status).toBe(404)
  })
})

describe('a payout run', () => {
  async function run() {
    const { user } = await asked()
    const [maker, releaser] = [await createUser({ role: 'finance' }), await createUser({ role: 'owner' })]
    const [finance, owner] = [await Client.actingAs(maker), await Client.actingAs(releaser)]
    await clearAll()
    const page = await finance.submit('/admin/payout-runs', { executeOn: payable() })
    return { user, finance, owner, page, path: page.location }
  }

  test('is made by one and released by another, and makes the file once', async () => {
    const { user, finance, owner, page, path } = await run()
    expect(page.component).toBe('Admin/PayoutRuns/Show')
    expect(page.props!.may).toMatchObject({ release: false, isOwn: true })
    expect((await finance.post(`${path}/releases`)).status).toBe(403)
    expect((await finance.get(`${path}/payment-file`, { accept: 'application/json' })).body).not.toContain('<Document')

    const released = await release(owner, path)
    expect(released.props!.run).toMatchObject({ status: 'released' })
    expect((await payoutsOf(user))[0].status).toBe('sent')
    expect((await owner.submit(`${path}/releases`, { digest: 'any' }, { from: path })).errors!.run).toMatch(
      /changed in the meantime/
    )

    const [first, second] = [await owner.get(`${path}/payment-file`), await finance.get(`${path}/payment-file`)]
    expect(first.body).toBe(second.body)
    expect(first.body).toContain('pain.001.001.09')
    expect(first.body).toContain('<IBAN>NL91ABNA0417164300</IBAN>')
    expect(first.body).toContain('<InstdAmt Ccy="EUR">12.08</InstdAmt>')
    expect(
      await asStaff(() =>
        queryRows(
          'select 1 from payout_run_downloads d join payout_runs r on r.id = d.payout_run_id where r.reference = ?',
          [path.split('/').at(-1)!]
        )
      )
    ).toHaveLength(2)
  })

  test('is marked as paid by someone else than released it, from its day on', async () => {
    const { user, finance, owner, path } = await run()
    const confirm = (by: Client) => by.submit(`${path}/confirmations`, {}, { from: path })
    await release(owner, path)
    const reference = path.split('/').at(-1)!
    await asOwner((db) =>
      db.query('update payout_runs set execute_on = current_date + 3 where reference = $1', [reference])
    )
    expect((await confirm(finance)).errors!.run).toMatch(/^The bank pays this run on/)
    expect((await finance.page(path)).props).toMatchObject({ isDue: false, may: { isReleaser: false } })

    await due(reference)
    expect((await confirm(owner)).errors!.run).toMatch(/^You released this run/)
    expect((await owner.page(path)).props).toMatchObject({ isDue: true, may: { isReleaser: true } })
    const page = await confirm(finance)
    expect(page.props!.run.status).toBe('confirmed')
    const [paid] = await payoutsOf(user)
    expect(paid.status).toBe('paid')
    const reject = await finance.submit(
      `/admin/payouts/${paid.reference}/rejections`,
      { reason: 'other' },
      { from: path }
    )
    expect(reject.errors!.payout).toMatch(/is at the bank/)
    expect(await ledgerFaults()).toEqual([])
    expect((await confirm(finance)).errors!.run).toMatch(/changed in the meantime/)

    // Nor is it released a second time, by whoever may release it and has seen it as it is.
    const { digest, may } = (await owner.page(path)).props
    expect(may).toMatchObject({ release: false })
    const again = await owner.submit(`${path}/releases`, { digest }, { from: path })
    expect(again.errors!.run).toMatch(/changed in the meantime/)
    expect((await payoutsOf(user))[0].status).toBe('paid')
    const raw = (set: string) =>
      asOwner((db) => db.query(`update payout_runs set ${set} where reference = $1`, [reference]))
    await expect(raw("status = 'released'")).rejects.toMatchObject({ constraint: 'payout_runs_confirmed' })
    const sent = asOwner((db) => db.query("update payouts set status = 'sent' where id = $1", [paid.id]))
    await expect(sent).rejects.toMatchObject({ constraint: 'payouts_settled' })
  })

  test('gives its payouts back when it is cancelled', async () => {
    const { user, finance, path } = await run()
    await finance.submit(path, {}, { method: 'DELETE' })
    const [payout] = await payoutsOf(user)
    expect(payout.serialize()).toMatchObject({ status: 'requested', payoutRunId: null })
  })

  test('holds each payout once when two people make runs at the same time', async () => {
    const { user } = await asked()
    await clearAll()
    const clients = await Promise.all([1, 2].map(async () => Client.actingAs(await createUser({ role: 'finance' }))))
    await Promise.all(
      clients.map((client) =>
        client.submit('/admin/payout-runs', { executeOn: payable() }, { from: '/admin/payout-runs' })
      )
    )
    const logs = await asStaff(() =>
      queryRows('select 1 from payouts where user_id = ? and payout_run_id is not null', [user.id])
    )
    expect(logs).toHaveLength(1)
  })

  test('is refused for a day in the past, or without payouts', async () => {
    const finance = await Client.actingAs(await createUser({ role: 'finance' }))
    const make = async (executeOn: string) =>
      (await finance.submit('/admin/payout-runs', { executeOn }, { from: '/admin/payout-runs' })).errors!.executeOn
    expect(await make('2020-01-01')).toBe('Choose today or a later day.')
    expect(await make('soon')).toBeTruthy()
    await clearAll()
    await finance.submit('/admin/payout-runs', { executeOn: payable() })
    expect(await make(payable())).toBe('There are no payouts waiting for a payout run.')
  })

  test('is released whatever the holders are called', { tags: ['long'] }, async () => {
    const { path, finance, owner } = await run()
    await finance.submit(path, {}, { method: 'DELETE' })
    for (const holder of ['Γεώργιος', 'Борис', '王小明', '🎉', 'A\u202e', '/']) {
      const { page } = await asked(12_08, { iban: 'NL91ABNA0417164300', holder })
      expect(page.errors ?? {}, holder).toEqual({})
    }
    await clearAll()
    const { location } = await finance.submit('/admin/payout-runs', { executeOn: payable() })
    const released = await release(owner, location)
    expect(released.props!.run).toMatchObject({ status: 'released' })

    const file = await owner.get(`${location}/payment-file`)
    expect(epcFaults(file.body)).toEqual([])
    for (const name of ['Georgios', 'Boris', 'WangXiaoMing']) {
      expect(file.body).toContain(`<Nm>${name}</Nm>`)
    }
  })

  test('is for finance', async () => {
    const { path } = await run()
    for (const role of ['agent', 'member', 'manager'] as const) {
      const client = await Client.actingAs(await createUser({ role }))
      for (const attempt of [
        client.get(path),
        client.get('/admin/payout-runs'),
        client.get(`${path}/payment-file`),
        client.post('/admin/payout-runs', { executeOn: payable() }),
        client.post(`${path}/releases`),
        client.post(`${path}/confirmations`),
        client.delete(path),
      ]) {
        expect((await attempt).status, role).toBe(403)
      }
    }
  })
})
