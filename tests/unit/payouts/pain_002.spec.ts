import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPaymentStatus } from '#app/money/payouts/pain_002'
import { PAYMENT_STATUS_PROBLEMS, PaymentStatusProblem } from '#app/money/payouts/payment_status_problem'
import { fixture, inPieces } from '#tests/unit/statements/statement_file'

const REPORT = fixture('pain_002_10.xml').toString()
const PAYMENTS = /<TxInfAndSts>[^]*<\/TxInfAndSts>/

const read = (content: Buffer | string) => readPaymentStatus(inPieces(Buffer.from(content), 100))

async function problemOf(content: Buffer | string) {
  const error = await read(content).catch((thrown) => thrown)
  if (!(error instanceof PaymentStatusProblem)) throw error
  return { code: error.code, found: error.found }
}

const rejected = (status: string) =>
  REPORT.replace(PAYMENTS, '').replace(
    `<${status}>PART</${status}>`,
    `<${status}>RJCT</${status}><StsRsnInf><Rsn><Prtry>DU01</Prtry></Rsn></StsRsnInf>`
  )

describe.each(['pain.002.001.10', 'pain.002.001.03'])('a status report of %s', (version) => {
  const report = REPORT.replace('pain.002.001.10', version)

  test('tells of each payment how it went', async () => {
    expect(await read(report)).toEqual({
      messageId: 'STATUS-20261104-1',
      originalMessageId: 'RUN-2026-11-04-1',
      groupStatus: 'PART',
      groupReasons: [],
      paymentInformation: [{ id: 'RUN-2026-11-04-1', paymentInformationStatus: 'PART', reasons: [] }],
      payments: [
        {
          endToEndId: 'PAY-3KD9-22MX',
          status: 'RJCT',
          reasons: [{ code: 'AC04', text: 'Rekening opgeheven' }],
        },
        { endToEndId: 'PAY-7F3K-92QD', status: 'ACSC', reasons: [] },
      ],
    })
  })
})

test('a rejected file shows, without any payment', async () => {
  expect(await read(rejected('GrpSts'))).toMatchObject({
    groupStatus: 'RJCT',
    groupReasons: [{ code: 'DU01', text: null }],
    payments: [],
  })
})

test('a rejected batch shows, without any payment', async () => {
  expect(await read(rejected('PmtInfSts'))).toMatchObject({
    groupStatus: 'PART',
    paymentInformation: [{ paymentInformationStatus: 'RJCT', reasons: [{ code: 'DU01', text: null }] }],
    payments: [],
  })
})

test('a report without any batch is read', async () => {
  const report = REPORT.replace(/<OrgnlPmtInfAndSts>[^]*<\/OrgnlPmtInfAndSts>/, '')
  expect(await read(report)).toMatchObject({ paymentInformation: [], payments: [] })
})

test.each([
  ['another version', REPORT.replace('.10"', '.12"'), 'unsupported_version', 'pain.002.001.12'],
  ['another message', REPORT.replace('pain.002.001.10', 'pacs.002.001.10'), 'not_a_status_report', 'pacs.002.001.10'],
  ['another document', '<html></html>', 'not_a_status_report', null],
  ['nothing', '', 'not_a_status_report', null],
  ['no XML', 'Beste bank', 'broken_xml', null],
  ['a file cut short', REPORT.slice(0, -40), 'broken_xml', null],
  ['a document type', REPORT.replace('<Document', '<!DOCTYPE d [<!ENTITY e "e">]><Document'), 'dtd_forbidden', null],
  ['a status that nobody knows', REPORT.replace('ACSC', 'FINE'), 'unknown_status', 'FINE'],
  [
    'a payment without a name',
    REPORT.replace(/<OrgnlEndToEndId>.*<\/OrgnlEndToEndId>/, ''),
    'missing_field',
    'OrgnlEndToEndId',
  ],
  ['a payment without a status', REPORT.replace('<TxSts>ACSC</TxSts>', ''), 'missing_field', 'TxSts'],
  ['a report without an id', REPORT.replace(/<MsgId>.*<\/MsgId>/, ''), 'missing_field', 'MsgId'],
])('%s is refused', async (_, content, code, found) => {
  expect(await problemOf(content)).toEqual({ code, found })
})

test('200 damaged reports are read or refused, and nothing else', async () => {
  const content = Buffer.from(REPORT)
  const damage = fc.array(fc.tuple(fc.nat(content.length - 1), fc.nat(255)), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(damage, fc.nat(content.length), async (bytes, end) => {
      const copy = Buffer.from(content)
      for (const [at, byte] of bytes) copy[at] = byte
      const whole = end % 3 === 0 ? copy.subarray(0, end) : copy
      const result = await read(whole).catch((error) => error)
      if (result instanceof PaymentStatusProblem) {
        expect(PAYMENT_STATUS_PROBLEMS).toContain(result.code)
      } else {
        expect(result).toHaveProperty('payments')
        expect(result).not.toBeInstanceOf(Error)
      }
    }),
    { numRuns: 200 }
  )
})
