import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pain001 } from '#app/money/payouts/pain_001'
import { epcFaults } from '#tests/support/epc_rules'
import { hasSchema, payment, read, run, schemaFaults, withPayment } from '#tests/support/pain_001'

const HOSTILE_NAMES = [
  ['<script>alert("x")</script>', 'script alert( x ) /script'],
  ["Ann ]]> & <!-- ' -->", "Ann )) + -- ' --"],
  ['Anouk 🎉 de Wit', 'Anouk de Wit'],
  ['Łukasz Žižka', 'Lukasz Zizka'],
  ['Zoë Übelmeßer-Ørsted', 'Zoe Ubelmesser-Orsted'],
  ['Æthelþryth d’Œuvre', "AEthelthryth d'OEuvre"],
  ['ﬁnance １２', 'finance 12'],
  ['  Sanne\r\n\t\u0000de\u202e Vries ', 'Sanne de Vries'],
  ['x'.repeat(200), 'x'.repeat(70)],
  [`${'y'.repeat(69)} z`, 'y'.repeat(69)],
  [`${'y'.repeat(69)}/z`, 'y'.repeat(69)],
  ['//Jan // de /Wit/', 'Jan / de /Wit'],
  ['Jan\u00a0de\u2028Wit\ud800', 'Jan de Wit'],
  ['Ng\u200b\u200fa \ufeff½ € №', 'Nga 1/2 E No'],
]

const SCRIPTS = [
  ['Γεώργιος Παπαδόπουλος', 'Georgios Papadopoylos'],
  ['Борис Щербаков', 'Boris Shcherbakov'],
  ['王小明', 'WangXiaoMing'],
  ['محمد بن سلمان', 'mhmd bn slmn'],
  ['דוד בן־גוריון', 'dvd vn-gvryvn'],
  ['김민준', 'GimMinJun'],
  ['नरेन्द्र मोदी', 'nrendr modi'],
  ['王'.repeat(70), 'Wang'.repeat(18).slice(0, 70)],
]

/** What is in a text box that takes anything: also halves of pairs, and characters that show nothing. */
const anything = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('/', '//', ' ', '\u0000', '\u200b', '\u200f', '\u202e', '\ufeff', '\ud83c', '🎉', '👩‍👩‍👧')
  ),
  maxLength: 70,
})

const nameWritten = (name: string) => read(pain001(withPayment({ name }))).transfers[0].Cdtr.Nm

describe('a name in the file', () => {
  test.each(HOSTILE_NAMES)('%j is written as %j', (name, written) => {
    expect(nameWritten(name)).toBe(written)
  })

  test.each(SCRIPTS)('%s is written as %s', (name, written) => {
    expect(nameWritten(name)).toBe(written)
  })

  test.each(['🎉', '👩‍👩‍👧', '\u200b\u202e', '\ud800', ' / ', '...', '', '\u0000\u0007'])(
    '%j is the reference of the payment, for it has nothing to read',
    (nothing) => {
      const { transfers } = read(pain001(withPayment({ name: nothing, remittance: nothing })))
      expect(transfers[0].Cdtr.Nm).toBe('PAY-7F3K-92QD')
      expect(transfers[0].RmtInf.Ustrd).toBe('PAY-7F3K-92QD')
    }
  )

  test('never stops the run, and is as the EPC wants it, whatever was typed', () => {
    fc.assert(
      fc.property(anything, anything, (name, remittance) => {
        expect(epcFaults(pain001(withPayment({ name, remittance })))).toEqual([])
        expect(epcFaults(pain001({ ...run, debtor: { ...run.debtor, name } }))).toEqual([])
      }),
      { numRuns: 2_000 }
    )
  })

  test.skipIf(!hasSchema)('and follows the official schema', async () => {
    const hundreds = fc.array(fc.tuple(anything, anything), {
      minLength: 500,
      maxLength: 500,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(hundreds, async (typed) => {
        const payments = typed.map(([name, remittance], nth) => ({
          ...payment,
          endToEndId: `PAY-${nth}`,
          name,
          remittance,
        }))
        const contents = pain001({ ...run, payments })
        expect(epcFaults(contents)).toEqual([])
        expect(await schemaFaults([{ fileName: 'run.xml', contents }])).toEqual([])
      }),
      { numRuns: 5 }
    )
  })

  test('leaves 140 characters to the remittance', () => {
    const { transfers } = read(pain001(withPayment({ remittance: 'é'.repeat(200) })))
    expect(transfers[0].RmtInf.Ustrd).toBe('e'.repeat(140))
  })
})
