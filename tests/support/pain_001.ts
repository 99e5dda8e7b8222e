import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { type Payment, type PaymentRun } from '#app/money/payouts/pain_001'

const SCHEMA = fileURLToPath(new URL('../../../shared/reference/iso20022/pain.001.001.09.xsd', import.meta.url))

/** Not every machine has the schema beside the project. */
export const hasSchema = existsSync(SCHEMA)

export const schemaFaults = async (xml: { fileName: string; contents: string }[]) => {
  const schema = { fileName: 'pain.xsd', contents: readFileSync(SCHEMA, 'utf8') }
  return (await validateXML({ xml, schema })).errors
}

export const payment: Payment = {
  endToEndId: 'PAY-7F3K-92QD',
  amountCents: 12_16,
  name: 'Sanne de Vries',
  iban: 'NL91ABNA0417164300',
  remittance: 'Fareback PAY-7F3K-92QD',
}

export const run: PaymentRun = {
  reference: 'RUN-2026-11-03-1',
  createdAt: new Date('2026-11-03T09:30:15.250Z'),
  executeOn: '2026-11-04',
  debtor: { name: 'Fareback', iban: 'NL39RABO0300065264', bic: 'RABONL2U' },
  payments: [payment],
}

export const withPayment = (change: Partial<Payment>) => ({
  ...run,
  payments: [{ ...payment, ...change }],
})

export function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'CdtTrfTxInf',
  })
  const { GrpHdr: header, PmtInf: group } = parser.parse(xml).Document.CstmrCdtTrfInitn
  return { header, group, transfers: group.CdtTrfTxInf }
}
