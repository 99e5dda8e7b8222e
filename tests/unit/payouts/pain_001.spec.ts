import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { pain001, type PaymentRun } from '#app/payouts/pain_001'

const SCHEMA = fileURLToPath(
  new URL('../../../../shared/reference/iso20022/pain.001.001.09.xsd', import.meta.url)
)

const HOSTILE_NAMES = [
  ['<script>alert("x")</script>', 'script alert( x ) /script'],
  ["]]> & <!-- ' -->", ")) + -- ' --"],
  ['Anouk 🎉 de Wit', 'Anouk de Wit'],
  ['Łukasz Žižka', 'Lukasz Zizka'],
  ['Zoë Übelmeßer-Ørsted', 'Zoe Ubelmesser-Orsted'],
  ['Æthelþryth d’Œuvre', "AEthelthryth d'OEuvre"],
  ['ﬁnance １２', 'finance 12'],
  ['  Sanne\r\n\t\u0000de\u202e Vries ', 'Sanne de Vries'],
  ['x'.repeat(200), 'x'.repeat(70)],
  [`${'y'.repeat(69)} z`, 'y'.repeat(69)],
]

const payment: PaymentRun['payments'][number] = {
  endToEndId: 'PAY-7F3K-92QD',
  amountCents: 12_16,
  name: 'Sanne de Vries',
  iban: 'NL91ABNA0417164300',
  remittance: 'Fareback PAY-7F3K-92QD',
}

const run: PaymentRun = {
  reference: 'RUN-2026-11-03-1',
  createdAt: new Date('2026-11-03T09:30:15.250Z'),
  executeOn: '2026-11-04',
  debtor: { name: 'Fareback', iban: 'NL39RABO0300065264', bic: 'RABONL2U' },
  payments: [payment],
}

const withPayment = (change: Partial<typeof payment>) => ({
  ...run,
  payments: [{ ...payment, ...change }],
})

function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'CdtTrfTxInf',
  })
  const { GrpHdr: header, PmtInf: group } = parser.parse(xml).Document.CstmrCdtTrfInitn
  return { header, group, transfers: group.CdtTrfTxInf }
}

const nameWritten = (name: string) => read(pain001(withPayment({ name }))).transfers[0].Cdtr.Nm

describe('the file for the bank', () => {
  test.skipIf(!existsSync(SCHEMA))(
    'follows the official schema (skipped without ../shared/reference/iso20022)',
    async () => {
      const hostile = HOSTILE_NAMES.map(([name], index) => ({
        ...payment,
        endToEndId: `PAY-${index}`,
        name,
        remittance: `${name} `.repeat(3),
      }))
      const files = [
        { ...run, payments: hostile },
        { ...run, debtor: { name: 'Fareback', iban: 'NL39 RABO 0300 0652 64' } },
      ].map((each, index) => ({ fileName: `run_${index}.xml`, contents: pain001(each) }))

      const { errors } = await validateXML({
        xml: files,
        schema: { fileName: 'pain.xsd', contents: readFileSync(SCHEMA, 'utf8') },
      })

      expect(errors).toEqual([])
    }
  )

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

describe('a name in the file', () => {
  test.each(HOSTILE_NAMES)('%j is written as %j', (name, written) => {
    expect(nameWritten(name)).toBe(written)
  })

  test('is always of SEPA’s characters and at most 70 of them', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 })

    fc.assert(
      fc.property(text, (name) => {
        expect(nameWritten(`A${name}`)).toMatch(/^[A-Za-z0-9/?:().,'+ -]{1,70}$/)
      })
    )
  })

  test('leaves 140 characters to the remittance', () => {
    const { transfers } = read(pain001(withPayment({ remittance: 'é'.repeat(200) })))
    expect(transfers[0].RmtInf.Ustrd).toBe('e'.repeat(140))
  })
})

describe('a run is refused', () => {
  test.each<[string, PaymentRun, RegExp]>([
    ['when it is empty', { ...run, payments: [] }, /no payments/],
    ['with an amount of zero', withPayment({ amountCents: 0 }), /for 0 cents/],
    ['with an amount below zero', withPayment({ amountCents: -1 }), /for -1 cents/],
    ['with part of a cent', withPayment({ amountCents: 10.5 }), /for 10.5 cents/],
    ['with an amount that is no number', withPayment({ amountCents: Number.NaN }), /for NaN cents/],
    ['above what SEPA pays', withPayment({ amountCents: 1_000_000_000_00 }), /cents/],
    ['with a mistyped IBAN', withPayment({ iban: 'NL91ABNA0417164301' }), /IBAN .* not valid/],
    ['without an IBAN', withPayment({ iban: '' }), /IBAN .* not valid/],
    [
      'to an IBAN outside SEPA',
      withPayment({ iban: 'TR330006100519786457841326' }),
      /outside SEPA/,
    ],
    ['with the same payment twice', { ...run, payments: [payment, payment] }, /in the run twice/],
    ['with a payment without an id', withPayment({ endToEndId: '' }), /identifier ""/],
    ['with an id of 36 characters', withPayment({ endToEndId: 'P'.repeat(36) }), /identifier/],
    ['with an id that banks cannot read', withPayment({ endToEndId: 'PAY/é' }), /identifier/],
    ['with an id that starts with a slash', withPayment({ endToEndId: '/PAY' }), /identifier/],
    ['with a reference of 36 characters', { ...run, reference: 'R'.repeat(36) }, /identifier/],
    ['with a name of emoji alone', withPayment({ name: '🎉' }), /no character a bank can read/],
    ['without a remittance', withPayment({ remittance: ' ' }), /no character a bank can read/],
    ['on a day that does not exist', { ...run, executeOn: '2026-02-30' }, /not a date/],
    ['on a day written the Dutch way', { ...run, executeOn: '04-11-2026' }, /not a date/],
    [
      'from a mistyped IBAN',
      { ...run, debtor: { ...run.debtor, iban: 'NL39RABO0300065265' } },
      /IBAN of the debtor/,
    ],
    [
      'from a BIC that is none',
      { ...run, debtor: { ...run.debtor, bic: 'RABO' } },
      /BIC of the debtor/,
    ],
  ])('%s', (_, refused, reason) => {
    expect(() => pain001(refused)).toThrow(reason)
  })

  test('without the IBAN in the message', () => {
    expect(() => pain001(withPayment({ iban: 'NL91ABNA0417164301' }))).toThrow(/^(?!.*NL91)/)
  })
})
