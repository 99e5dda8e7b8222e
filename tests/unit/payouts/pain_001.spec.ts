import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pain001, paymentProblem, type PaymentRun } from '#app/money/payouts/pain_001'
import { hasSchema, payment, read, run, schemaFaults, withPayment } from '#tests/support/pain_001'

describe('the file for the bank', () => {
  test.skipIf(!hasSchema)('follows the official schema (skipped without ../shared/reference/iso20022)', async () => {
    const files = [run, { ...run, debtor: { name: 'Fareback', iban: 'NL39 RABO 0300 0652 64' } }].map(
      (each, index) => ({ fileName: `run_${index}.xml`, contents: pain001(each) })
    )

    expect(await schemaFaults(files)).toEqual([])
  })

  test('says who pays, when, and how', () => {
    const { header, group } = read(pain001(run))

    expect(header).toMatchObject({
      MsgId: 'RUN-2026-11-03-1',
      CreDtTm: '2026-11-03T09:30:15Z',
      InitgPty: { Nm: 'Fareback' },
    })
    expect(group).toMatchObject({
      PmtInfId: 'RUN-2026-11-03-1',
      PmtMtd: 'TRF',
      BtchBookg: 'true',
      PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
      ReqdExctnDt: { Dt: '2026-11-04' },
      DbtrAcct: { Id: { IBAN: 'NL39RABO0300065264' } },
      DbtrAgt: { FinInstnId: { BICFI: 'RABONL2U' } },
      ChrgBr: 'SLEV',
    })
  })

  test('says whom to pay, how much, and what for', () => {
    expect(read(pain001(run)).transfers).toEqual([
      {
        PmtId: { EndToEndId: 'PAY-7F3K-92QD' },
        Amt: { InstdAmt: { '@_Ccy': 'EUR', '#text': '12.16' } },
        Cdtr: { Nm: 'Sanne de Vries' },
        CdtrAcct: { Id: { IBAN: 'NL91ABNA0417164300' } },
        RmtInf: { Ustrd: 'Fareback PAY-7F3K-92QD' },
      },
    ])
  })

  test('names no bank when ours is known by its IBAN alone', () => {
    const { group } = read(pain001({ ...run, debtor: { ...run.debtor, bic: undefined } }))
    expect(group.DbtrAgt.FinInstnId).toEqual({ Othr: { Id: 'NOTPROVIDED' } })
  })

  test('is the same, byte for byte, for the same run', () => {
    expect(pain001(structuredClone(run))).toBe(pain001(run))
  })
})

describe('the sums in the file', () => {
  test.each([
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [999_999_999_99, '999999999.99'],
  ])('%i cents is %s', (amountCents, written) => {
    const { group, transfers } = read(pain001(withPayment({ amountCents })))

    expect(transfers[0].Amt.InstdAmt['#text']).toBe(written)
    expect(group.CtrlSum).toBe(written)
  })

  test('are right to the cent for 1,000 payments', () => {
    const cents = fc.integer({ min: 1, max: 999_999_999_99 })
    const thousand = fc.array(cents, { minLength: 1000, maxLength: 1000, size: 'max' })

    fc.assert(
      fc.property(thousand, (amounts) => {
        const payments = amounts.map((amountCents, index) => ({
          ...payment,
          endToEndId: `PAY-${index}`,
          amountCents,
        }))
        const { header, group, transfers } = read(pain001({ ...run, payments }))
        const written = transfers.map((transfer: any) => transfer.Amt.InstdAmt['#text'])
        const inCents = (euros: string) => BigInt(euros.replace('.', ''))
        const total = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)

        expect(written.map(inCents)).toEqual(amounts.map(BigInt))
        expect([header, group].map(({ CtrlSum }) => inCents(CtrlSum))).toEqual([total, total])
        expect([header, group].map(({ NbOfTxs }) => NbOfTxs)).toEqual(['1000', '1000'])
        expect(group.CtrlSum).toMatch(/^\d+\.\d\d$/)
      }),
      { numRuns: 10 }
    )
  })
})

describe('a run is refused', () => {
  test.each<[string, PaymentRun, RegExp]>([
    ['when it is empty', { ...run, payments: [] }, /no payments/],
    ['with an amount of zero', withPayment({ amountCents: 0 }), /of 0 cents .*: amount/],
    ['with an amount below zero', withPayment({ amountCents: -1 }), /of -1 cents .*: amount/],
    ['with part of a cent', withPayment({ amountCents: 10.5 }), /of 10.5 cents .*: amount/],
    ['with an amount that is no number', withPayment({ amountCents: Number.NaN }), /of NaN cents .*: amount/],
    ['above what SEPA pays', withPayment({ amountCents: 1_000_000_000_00 }), /: amount/],
    ['with a mistyped IBAN', withPayment({ iban: 'NL91ABNA0417164301' }), /: iban$/],
    ['without an IBAN', withPayment({ iban: '' }), /: iban$/],
    ['to an IBAN outside SEPA', withPayment({ iban: 'TR330006100519786457841326' }), /: iban_outside_sepa$/],
    ['with the same payment twice', { ...run, payments: [payment, payment] }, /in the run twice/],
    ['with a payment without an id', withPayment({ endToEndId: '' }), /identifier ""/],
    ['with an id of 36 characters', withPayment({ endToEndId: 'P'.repeat(36) }), /identifier/],
    ['with an id that banks cannot read', withPayment({ endToEndId: 'PAY/é' }), /identifier/],
    ['with an id that starts with a slash', withPayment({ endToEndId: '/PAY' }), /identifier/],
    ['with a reference of 36 characters', { ...run, reference: 'R'.repeat(36) }, /identifier/],
    ['on a day that does not exist', { ...run, executeOn: '2026-02-30' }, /not a date/],
    ['on a day written the Dutch way', { ...run, executeOn: '04-11-2026' }, /not a date/],
    ['from a mistyped IBAN', { ...run, debtor: { ...run.debtor, iban: 'NL39RABO0300065265' } }, /IBAN of the debtor/],
    ['from a BIC that is none', { ...run, debtor: { ...run.debtor, bic: 'RABO' } }, /BIC of the debtor/],
  ])('%s', (_, refused, reason) => {
    expect(() => pain001(refused)).toThrow(reason)
  })

  test('without the IBAN in the message', () => {
    expect(() => pain001(withPayment({ iban: 'NL91ABNA0417164301' }))).toThrow(/^(?!.*NL91)/)
  })
})

test.each<[string, Parameters<typeof withPayment>[0], ReturnType<typeof paymentProblem>]>([
  ['nothing wrong with it', {}, null],
  ['nothing wrong with it, of the IBAN in groups', { iban: 'nl91 abna 0417 1643 00' }, null],
  ['nothing wrong with it, of a name that says nothing', { name: '🎉' }, null],
  ['an IBAN that is none', { iban: 'NL91ABNA0417164301' }, 'iban'],
  ['no IBAN', { iban: '' }, 'iban'],
  ['an IBAN of elsewhere', { iban: 'TR330006100519786457841326' }, 'iban_outside_sepa'],
  ['no amount', { amountCents: 0 }, 'amount'],
  ['part of a cent', { amountCents: 10.5 }, 'amount'],
  ['more than SEPA pays', { amountCents: 1_000_000_000_00 }, 'amount'],
])('a payment has %s', (_, change, problem) => {
  expect(paymentProblem({ ...payment, ...change })).toBe(problem)
})
