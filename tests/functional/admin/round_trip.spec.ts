import { describe, expect, test } from 'vitest'
import { XMLParser } from 'fast-xml-parser'
import { applyPaymentReport } from '#app/money/matching/actions/apply_payment_report'
import PayoutRun from '#app/money/payouts/payout_run'
import { createPayoutRun } from '#app/money/payouts/actions/create_payout_run'
import { releasePayoutRun } from '#app/money/payouts/actions/release_payout_run'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { today } from '#app/platform/shared/clock'
import { decrypt, encrypt } from '#app/platform/encryption/encrypt'
import { nextTargetDay } from '#app/platform/shared/target_days'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { clearAll, due, proveLines } from '#tests/factories/proof'
import { Client } from '#tests/support/client'
import { epcFaults } from '#tests/support/epc_rules'
import { hasSchema, schemaFaults } from '#tests/support/pain_001'
import { asOwner } from '#tests/support/owner'
import { ledgerFaults } from '#tests/support/ledger'
import { credit } from '#tests/factories/money'
import { balance, pain002, payoutsOf, released, reportOf, statuses } from '#tests/factories/released_run'
import { importedLines, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'

const NAMES = ['Jan Jansen', 'Γιώργος Παπαδόπουλος', 'Олена Шевченко', '王小明', 'محمد علي', 'דוד לוי', '🎉🎉']

describe('a payout run, there and back', () => {
  test('is valid by the schema and the EPC’s rules with names in six scripts, and each payment comes to its end', async () => {
    const { people, maker, run } = await released(NAMES)
    const xml = decrypt(run.fileXmlEncrypted!, 'payment_file')
    expect(epcFaults(xml)).toEqual([])
    if (hasSchema) expect(await schemaFaults([{ fileName: 'run.xml', contents: xml }])).toEqual([])
    const parsed = new XMLParser().parse(xml).Document.CstmrCdtTrfInitn.PmtInf.CdtTrfTxInf
    expect(parsed).toHaveLength(NAMES.length)
    const payouts = await payoutsOf(run)
    expect(decrypt(payouts[1].holderEncrypted, 'holder')).toBe(NAMES[1])

    const [rejected, returned] = payouts
    await asStaff(async () =>
      applyPaymentReport(run, await reportOf(pain002(run.reference, rejected.reference, 'AC04')), maker)
    )
    expect(await balance(people[0])).toBe(10_00)
    await expect(
      asStaff(async () =>
        applyPaymentReport(run, await reportOf(pain002(run.reference, rejected.reference, 'AC04')), maker)
      )
    ).rejects.toThrow('reportKnown')

    const paidCents = payouts.slice(1).reduce((sum, { amountCents }) => sum + amountCents, 0)
    const { lines } = await importedLines(
      statementOf(today(), [
        { amountCents: -paidCents, batchReference: run.reference, paymentsCount: NAMES.length - 1 },
        {
          amountCents: returned.amountCents,
          name: 'G Papadopoulos',
          iban: 'NL91ABNA0417164300',
          endToEndId: returned.reference,
          returnReason: 'AC04',
        },
      ]),
      maker
    )
    expect(lines.map(({ openCents }) => openCents)).toEqual([0, 0])
    expect(await statuses(run)).toEqual(['rejected', 'returned', ...NAMES.slice(2).map(() => 'paid')])
    expect((await asStaff(() => PayoutRun.findOrFail(run.id))).status).toBe('confirmed')
    expect(await balance(people[1])).toBe(returned.amountCents)
    expect(await balance(people[2])).toBe(0)
    expect(await ledgerFaults()).toEqual([])

    // The next payout waits for another account.
    const client = await Client.actingAs(people[1])
    const ask = (body: object) => client.submit('/payouts', { amountCents: 10_00, ...body }, { from: '/balance' })
    expect((await ask({})).errors!.iban).toMatch(/came back/)
    const account = { iban: 'NL02ABNA0123456789', holder: 'G. Papadopoulos' }
    expect((await ask(account)).errors).toEqual({})
  })

  test('is debited in full by a bank that credits what it rejects', async () => {
    const { people, maker, run } = await released(['A. Een', 'B. Twee'])
    const [rejected] = await payoutsOf(run)
    await asStaff(async () =>
      applyPaymentReport(run, await reportOf(pain002(run.reference, rejected.reference, 'MS03')), maker)
    )
    const { lines } = await importedLines(
      statementOf(today(), [
        { amountCents: -run.totalCents, batchReference: run.reference },
        {
          amountCents: rejected.amountCents,
          endToEndId: rejected.reference,
          iban: 'NL91ABNA0417164300',
          returnReason: 'MS03',
        },
      ]),
      maker
    )
    expect(lines.map(({ openCents }) => openCents)).toEqual([0, 0])
    expect(await statuses(run)).toEqual(['rejected', 'paid'])
    expect(await balance(people[0])).toBe(10_00)
    expect(await ledgerFaults()).toEqual([])
  })

  test('rejects every payment when the bank rejects the file', async () => {
    const { people, maker, run } = await released(['A. Een', 'B. Twee'])
    const whole = pain002(run.reference, 'x', 'x')
      .replace('<GrpSts>PART</GrpSts>', '<GrpSts>RJCT</GrpSts>')
      .replace(/<OrgnlPmtInfAndSts>[\s\S]*<\/OrgnlPmtInfAndSts>/, '')
    await asStaff(async () => applyPaymentReport(run, await reportOf(whole), maker))
    expect(await statuses(run)).toEqual(['rejected', 'rejected'])
    expect(await balance(people[1])).toBe(10_01)
  })

  test('leaves out a payment to an account that no bank takes, whatever is in the database', async () => {
    await asWorker(() => queryRows("update payouts set not_before = '9999-01-01' where status = 'requested'"))
    const [good, bad] = [await createUser(), await createUser()]
    for (const user of [good, bad]) {
      await credit(user, 20_00)
      await asStaff(() => requestPayout(user, 20_00))
    }
    // The application cannot change it.
    const wrong = [encrypt('NL00WRONG', 'iban'), bad.id]
    await expect(
      asWorker(() => queryRows('update payouts set iban_encrypted = ? where user_id = ?', wrong))
    ).rejects.toThrow(/does not change/)
    await asOwner(async (owner) => {
      await owner.query('alter table payouts disable trigger payouts_posted')
      await owner.query('update payouts set iban_encrypted = $1 where user_id = $2', wrong)
      await owner.query('alter table payouts enable trigger payouts_posted')
    })
    const [maker, releaser] = [await createUser({ role: 'finance' }), await createUser({ role: 'owner' })]
    await clearAll()
    const run = await asStaff(() => createPayoutRun(maker, nextTargetDay(today())))
    await proveLines()
    await asStaff(() => releasePayoutRun(run, releaser))
    const after = await asStaff(() => PayoutRun.findOrFail(run.id))
    expect(after.$attributes).toMatchObject({ status: 'released', payoutsCount: 1, totalCents: 20_00 })
    expect(await balance(bad)).toBe(20_00)
    expect(await balance(good)).toBe(0)
  })

  test('gives one payout back when finance takes it out or rejects it', async () => {
    await asWorker(() => queryRows("update payouts set not_before = '9999-01-01' where status = 'requested'"))
    const people = [await createUser(), await createUser(), await createUser()]
    for (const user of people) {
      await credit(user, 20_00)
      await asStaff(() => requestPayout(user, 20_00))
    }
    const maker = await createUser({ role: 'finance' })
    await clearAll()
    const run = await asStaff(() => createPayoutRun(maker, nextTargetDay(today())))
    const [first, second] = await payoutsOf(run)
    const client = await Client.actingAs(maker)
    const path = `/admin/payout-runs/${run.reference}`
    expect((await client.delete(`${path}/payouts/${first.reference}`)).status).toBe(302)
    expect((await client.delete(`${path}/payouts/${first.reference}`)).status).toBe(404)
    await client.post(`/admin/payouts/${second.reference}/rejections`, { reason: 'the account is not theirs' })
    const after = await asStaff(() => PayoutRun.findOrFail(run.id))
    expect(after.$attributes).toMatchObject({ payoutsCount: 1, totalCents: 20_00 })
    expect(await balance(people[0])).toBe(0)
    expect(await balance(people[1])).toBe(20_00)
    expect(await ledgerFaults()).toEqual([])

    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await agent.delete(`${path}/payouts/${first.reference}`)).status).toBe(403)
  })

  test('is not rejected by a person while it is at the bank, nor confirmed when nothing is', async () => {
    const { people, maker, run } = await released(['Anna de Vries'])
    const [payout] = await payoutsOf(run)
    const client = await Client.actingAs(maker)
    const path = `/admin/payout-runs/${run.reference}`
    const refused = await client.submit(
      `/admin/payouts/${payout.reference}/rejections`,
      { reason: 'the account is not theirs' },
      { from: path }
    )
    expect(refused.errors!.payout).toMatch(/at the bank/)
    const byDatabase = asStaff(() =>
      queryRows("update payouts set status = 'rejected', rejected_by_id = ? where id = ?", [maker.id, payout.id])
    )
    await expect(byDatabase).rejects.toMatchObject({ code: 'FB020' })
    expect(await balance(people[0])).toBe(0)

    await asStaff(async () =>
      applyPaymentReport(run, await reportOf(pain002(run.reference, payout.reference, 'AC04')), maker)
    )
    expect(await balance(people[0])).toBe(10_00)
    await due(run.reference)
    const confirmed = await client.submit(`${path}/confirmations`, {}, { from: path })
    expect(confirmed.errors!.run).toMatch(/nothing to confirm/)
    expect(await ledgerFaults()).toEqual([])
  })
})
