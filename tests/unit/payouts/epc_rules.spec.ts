import { describe, expect, test } from 'vitest'
import { pain001 } from '#app/money/payouts/pain_001'
import { epcFaults } from '#tests/support/epc_rules'

const payment = (number: number) => ({
  endToEndId: `PAY-${number}`,
  amountCents: 12_16,
  name: 'Sanne de Vries',
  iban: 'NL91ABNA0417164300',
  remittance: `Fareback PAY-${number}`,
})

const xml = pain001({
  reference: 'RUN-1',
  createdAt: new Date('2026-11-03T09:30:15Z'),
  executeOn: '2026-11-04',
  debtor: { name: 'Fareback', iban: 'NL39RABO0300065264', bic: 'RABONL2U' },
  payments: [payment(1), payment(2)],
})

describe('the rules of the EPC', () => {
  test('find nothing wrong with a file of ours', () => {
    expect(epcFaults(xml)).toEqual([])
  })

  test.each([
    ['Sanne de Vries', 'Zoë de Vries', 'payment 1: Cdtr.Nm has characters that are not SEPA’s'],
    ['Sanne de Vries', 'S'.repeat(71), 'payment 1: Cdtr.Nm has more than 70 characters'],
    ['Sanne de Vries', 'Sanne //', 'payment 1: Cdtr.Nm has a slash at its start or end, or two'],
    ['Sanne de Vries', '...', 'payment 1: Cdtr.Nm has no letter or digit'],
    ['Sanne de Vries', ' Sanne', 'payment 1: Cdtr.Nm starts or ends with a space'],
    ['<Nm>Sanne de Vries</Nm>', '', 'payment 1: Cdtr.Nm is there 0 times'],
    ['Fareback PAY-1', 'F'.repeat(141), 'payment 1: RmtInf.Ustrd has more than 140 characters'],
    ['>PAY-2<', '>PAY-1<', 'an EndToEndId is there twice'],
    ['>PAY-2<', '>/PAY-2<', 'payment 2: PmtId.EndToEndId has a slash at its start or end, or two'],
    ['NL91ABNA0417164300', 'NL91ABNA0417164301', 'payment 1: CdtrAcct.Id.IBAN is not valid'],
    ['NL91ABNA0417164300', 'TR330006100519786457841326', 'payment 1: CdtrAcct.Id.IBAN is outside SEPA'],
    ['12.16', '12.160', 'payment 1: Amt.InstdAmt.#text is no amount'],
    ['12.16', '12.17', 'CtrlSum wrong'],
    ['"EUR"', '"USD"', 'payment 1: Amt.InstdAmt.@_Ccy is not EUR'],
    ['<NbOfTxs>2', '<NbOfTxs>3', 'NbOfTxs wrong'],
    ['SLEV', 'SHAR', 'PmtInf.ChrgBr not SLEV'],
    ['RABONL2U', 'RABO', 'PmtInf.DbtrAgt.FinInstnId.BICFI is not valid'],
    ['2026-11-04', '2026-02-30', 'PmtInf.ReqdExctnDt.Dt is no day'],
    ['</Document>', '', 'not well-formed'],
    ['encoding="UTF-8"', 'encoding="ISO-8859-1"', 'not XML in UTF-8'],
  ])('find that %j became %j', (ours, theirs, fault) => {
    expect(xml).toContain(ours)
    expect(epcFaults(xml.replace(ours, theirs))).toContain(fault)
  })
})
