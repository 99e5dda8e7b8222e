import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { answerEntry } from '#app/money/statements/actions/answer_entry'
import { enterLine } from '#app/money/statements/actions/enter_line'
import { importStatement } from '#app/money/statements/actions/import_statement'
import { questionsOf } from '#app/money/statements/questions'
import Statement from '#app/money/statements/statement'
import type User from '#app/people/accounts/user'
import { DEBTOR } from '#config/bank'
import { camt053 } from '#database/demo/camt_053'
import { newDays, uploaded } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { ledgerFaults } from '#tests/support/ledger'
import { type BankLine, ingCsv, mt940, rabobankCsv } from '#tests/support/statement_files'
import { isLong } from '#tests/support/long'

let finance: User
beforeAll(async () => {
  finance = await createUser({ role: 'finance' })
})

const WRITERS = {
  camt: (lines: BankLine[], openingCents: number, number: string) =>
    camt053([
      { iban: DEBTOR.iban, number, fromOn: lines[0].bookedOn, untilOn: lines.at(-1)!.bookedOn, openingCents, lines },
    ]),
  mt940,
  ing: ingCsv,
  rabobank: rabobankCsv,
}
type Format = keyof typeof WRITERS

/** What the bank knows: lines in its order, on a few days, from a balance that no other test has. */
const account = fc
  .array(
    fc.record({ dayAfter: fc.nat(1), cents: fc.constantFrom(5_00, -5_00, 2_50, 7_10, -12_00), payer: fc.nat(2) }),
    { minLength: 2, maxLength: 9 }
  )
  .map((lines) => {
    let day = 0
    return lines.map(({ dayAfter, ...line }) => ({ ...line, day: (day += dayAfter) }))
  })

/** Ways to cut it into files: some lines one after the other, in a format; web exports are of whole days. */
const pieces = fc.array(
  fc.record({
    from: fc.nat(8),
    count: fc.integer({ min: 1, max: 9 }),
    format: fc.constantFrom<Format>('camt', 'mt940', 'ing', 'rabobank'),
  }),
  { minLength: 1, maxLength: 4 }
)

const PAYERS = [
  { name: 'NS Reizigers B.V.', iban: 'NL36INGB0007654321' },
  { name: 'RET N.V.', iban: 'NL39RABO0300065264' },
  { name: 'S Jansen', iban: 'NL14TRIO0002198873' },
]

const importOf = async (bytes: string) => {
  const file = await uploaded(bytes, finance).catch((error: unknown) => {
    if (error instanceof Error && /statementKnown/.test(error.message)) return null
    throw error
  })
  if (file) await importStatement(file.id)
  return file?.id ?? null
}

const bookedOn = (days: string[]) =>
  asWorker(() =>
    queryRows<{ day: string; cents: number }>(
      `select booked_on::text as day, amount_cents as cents from statement_lines where booked_on = any(?::date[]) and withdrawn_at is null
       order by booked_on, amount_cents`,
      [days]
    )
  )

/** As someone who looks at both texts. Returns how many it were. */
async function answerAll(fileIds: number[]) {
  const statements = await asWorker(() => Statement.query().whereIn('fileId', fileIds).orderBy('id'))
  let count = 0
  for (const statement of statements) {
    for (const { position, description, candidates } of await asWorker(() => questionsOf(statement))) {
      const same = candidates.find((one) => one.description === description)?.reference ?? null
      await asStaff(() => answerEntry(statement, { position, same }, finance))
      count++
    }
  }
  return count
}

const questions = (fileIds: number[]) =>
  asWorker(() =>
    queryRow<{ count: number }>(
      'select count(*)::int as count from statement_entries where file_id = any(?::bigint[]) and candidates is not null and line_id is null',
      [fileIds]
    )
  )

describe('files in any order, cut anywhere, in any format', () => {
  test('book each line of the bank once, and ask where nothing decides', { timeout: 600_000 }, async () => {
    let [asked, runs] = [0, 0]
    await fc.assert(
      fc.asyncProperty(account, pieces, fc.boolean(), async (truth, cuts, isWholeLast) => {
        const days = await newDays(truth.at(-1)!.day + 1)
        let balance = randomInt(1_000_000, 9_000_000) * 100
        const lines = truth.map(({ day, cents, payer }, n) => {
          balance += cents
          return {
            bookedOn: days[day],
            amountCents: cents,
            balanceCents: balance,
            number: n,
            text: `regel ${n}`,
            ...PAYERS[payer],
          }
        })
        const opening = (at: number) => lines[at].balanceCents - lines[at].amountCents
        const files = cuts.flatMap(({ from, count, format }, n) => {
          const start = Math.min(from, lines.length - 1)
          const some = lines.slice(start, start + count)
          const whole = format === 'ing' || format === 'rabobank' ? wholeDays(lines, some) : some
          return [WRITERS[format](whole, opening(whole[0].number!), `${days[0]}-${n}`)]
        })
        const all = WRITERS.camt(lines, opening(0), `${days[0]}-all`)
        const fileIds: number[] = []
        for (const bytes of isWholeLast ? [...files, all] : [all, ...files]) {
          const id = await importOf(bytes)
          if (id) fileIds.push(id)
        }
        asked += await answerAll(fileIds)
        runs++
        const expected = lines
          .map(({ bookedOn: day, amountCents: cents }) => ({ day, cents }))
          .sort((a, b) => a.day.localeCompare(b.day) || a.cents - b.cents)
        expect(await bookedOn(days)).toEqual(expected)
        expect(await ledgerFaults()).toEqual([])
      }),
      { numRuns: isLong ? 400 : 4 }
    )
    // Balances decide nearly always.
    expect(asked).toBeLessThan(runs * 2)
  })
})

function wholeDays(all: BankLine[], some: BankLine[]) {
  return all.filter(({ bookedOn: day }) => day >= some[0].bookedOn && day <= some.at(-1)!.bookedOn)
}

describe('a line that was typed before its statement', () => {
  const typed = (amountCents: number, day: string, description: string) =>
    asStaff(() => enterLine({ amountCents, bookedOn: day, description, counterpartyId: null }, finance))

  test('moves to the day of the bank, in the books too', async () => {
    const [first, second] = await newDays(2)
    const reference = `RUN-${randomCode()}-${randomCode()}`
    const line = await typed(-20_00, first, reference)
    const opening = randomInt(1e6) * 100
    await importOf(WRITERS.camt([{ bookedOn: second, amountCents: -20_00, text: reference }], opening, second))
    expect(await bookedOn([first, second])).toEqual([{ day: second, cents: -20_00 }])
    const moved = await asWorker(() =>
      queryRows<{ day: string; cents: number }>(
        `select effective_on::text as day, sum(e.amount_cents)::int as cents from ledger_transactions t
         join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id and a.code = 'bank'
         where t.subject_type = 'statement_line' and t.subject_id = ? group by 1 order by 1`,
        [line.id]
      )
    )
    expect(moved).toEqual([
      { day: first, cents: 0 },
      { day: second, cents: 20_00 },
    ])
    expect(await ledgerFaults()).toEqual([])
  })

  test('and two that fit equally are asked about', async () => {
    const [day] = await newDays(1)
    const one = await typed(9_99, day, `a ${day}`)
    await typed(9_99, day, `b ${day}`)
    const id = await importOf(
      WRITERS.camt([{ bookedOn: day, amountCents: 9_99, text: 'from the bank' }], randomInt(1e6) * 100, day)
    )
    expect((await questions([id!]))!.count).toBe(1)
    expect(await bookedOn([day])).toHaveLength(2)
    expect(one.openCents).toBe(9_99)
  })
})

const randomCode = () => Array.from({ length: 4 }, () => 'ABCDEFGHJKMNPQRSTVWXYZ'[randomInt(22)]).join('')
