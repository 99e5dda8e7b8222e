import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { proposalsOf } from '#app/money/matching/proposals/proposals_of'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { pruneAdvices } from '#app/money/statements/actions/prune_advices'
import type User from '#app/people/accounts/user'
import { createApprovedClaims } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { importedLines, lineOf, newDay, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { asOwner } from '#tests/support/owner'

let finance: User
beforeAll(async () => {
  finance = await createUser({ role: 'finance' })
})

type Line = Parameters<typeof statementOf>[1][number]

/** As a bank tells of the same entries in a notice, which has no balances. */
const noticeOf = (statement: string) =>
  statement
    .replace('camt.053', 'camt.054')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
    .replaceAll('Stmt>', 'Ntfctn>')
    .replaceAll(/<Bal>[^]*?<\/Bal>/g, '')

/** The bank's own reference of an entry. */
function insertAt(text: string, nth: number, reference: string) {
  let seen = -1
  return text.replaceAll(/<\/BookgDt>/g, (found) =>
    ++seen === nth ? `${found}<AcctSvcrRef>${reference}</AcctSvcrRef>` : found
  )
}

/** Two claims of 10.00 that one operator approved. */
async function world() {
  const operator = await createOperator({ ibans: [newIban()] })
  const claims = await createApprovedClaims(await createUser(), 2, operator, finance)
  const payer = { name: operator.name, iban: operator.ibans[0] }
  const lump: Line = { ...payer, amountCents: 20_00, text: 'Verzamelbetaling' }
  const told: Line = {
    ...lump,
    details: claims.map(({ reference }) => ({ ...payer, amountCents: 10_00, text: reference })),
  }
  return { day: await newDay(), lump, told, claims, opening: randomInt(1e6) * 100 }
}
const imported = (bytes: string) => importedLines(bytes, finance)
const advised = async (fileId: number) =>
  (await asWorker(() =>
    queryRow<{ count: number }>('select count(*)::int as count from statement_lines where advised_by_id = ?', [fileId])
  ))!.count

describe('a notice of what is in a line', () => {
  test.each(['after', 'before'])('that comes %s its statement gives its payments to the line', async (order) => {
    const { day, lump, told, claims, opening } = await world()
    const files = [statementOf(day, [lump], opening), noticeOf(statementOf(day, [told]))]
    if (order === 'before') files.reverse()
    const [first, second] = [await imported(files[0]), await imported(files[1])]
    const [{ id, reference }] = [...first.lines, ...second.lines]
    const { details, ourReferences, openCents } = await lineOf(id)
    expect(details).toHaveLength(2)
    expect([...ourReferences].sort()).toEqual(claims.map((one) => one.reference).sort())
    // Proven by no balance: a person accepts it.
    expect(openCents).toBe(20_00)
    const [best] = await asWorker(() => proposalsOf([id]))
    expect(best.reasons).toEqual(expect.arrayContaining(['details_exact', 'operator_account', 'told_by_notice']))

    const client = await Client.actingAs(finance)
    const { props } = await client.page(`/admin/lines/${reference}`)
    expect(props.line.advisedBy).toBe('statement.xml')
    const list = await client.later('/admin/statements', 'Admin/Statements/Index', ['files'])
    const notice = order === 'before' ? first.file : second.file
    const shown = list.props.files.find((one: { id: string }) => one.id === notice.publicId)
    expect(shown).toMatchObject({ isNotice: true, readCount: 1, advised: 1, newLines: 0 })
  })

  test('fits one of two equal lines by the reference of the bank, and neither without one', async () => {
    const { day, lump, told, opening } = await world()
    const [one, two] = [`R1${randomInt(1e9)}`, `R2${randomInt(1e9)}`]
    const named = insertAt(insertAt(statementOf(day, [lump, lump], opening), 0, one), 1, two)
    const { lines } = await imported(named)
    const { file: unnamed } = await imported(noticeOf(statementOf(day, [told])))
    expect(await advised(unnamed.id)).toBe(0)
    await imported(noticeOf(insertAt(statementOf(day, [told]), 0, two)))
    const [first, second] = [await lineOf(lines[0].id), await lineOf(lines[1].id)]
    expect([first.details, second.details].map((details) => (details as object[]).length)).toEqual([0, 2])
  })

  test('gives nothing where two notices fit one line', async () => {
    const { day, lump, told, opening } = await world()
    await imported(noticeOf(statementOf(day, [told])))
    await imported(noticeOf(statementOf(day, [{ ...told, details: told.details!.toReversed() }])))
    const { lines } = await imported(statementOf(day, [lump], opening))
    expect((await lineOf(lines[0].id)).details).toEqual([])
  })

  test('says nothing of another day, another amount, or a line whose statement tells its payments', async () => {
    const { day, lump, told, opening } = await world()
    const other = {
      ...told,
      amountCents: 19_00,
      details: [{ ...told.details![0] }, { ...told.details![1], amountCents: 9_00 }],
    }
    const { lines } = await imported(statementOf(day, [lump], opening))
    await imported(noticeOf(statementOf(day, [other])))
    await imported(noticeOf(statementOf(await newDay(), [told])))
    expect((await lineOf(lines[0].id)).details).toEqual([])

    const next = await world()
    const whole = await imported(statementOf(next.day, [next.told], next.opening))
    const { file } = await imported(
      noticeOf(statementOf(next.day, [{ ...next.told, details: next.told.details!.toReversed() }]))
    )
    expect(await advised(file.id)).toBe(0)
    expect((await lineOf(whole.lines[0].id)).details).toEqual(whole.lines[0].details)
  })

  test('does not change a line of which something is matched', { tags: ['long'] }, async () => {
    const { day, lump, told, claims, opening } = await world()
    const { lines } = await imported(statementOf(day, [lump], opening))
    const client = await Client.actingAs(finance)
    await client.submit(
      `/admin/lines/${lines[0].reference}/matches`,
      { kind: 'claim', parts: [{ reference: claims[0].reference, amountCents: 10_00 }] },
      { from: '/admin/lines' }
    )
    await imported(noticeOf(statementOf(day, [told])))
    expect((await lineOf(lines[0].id)).details).toEqual([])
  })

  test('of the day, which a camt.052 is, gives nothing', async () => {
    const { day, lump, told, opening } = await world()
    const { lines } = await imported(statementOf(day, [lump], opening))
    const report = statementOf(day, [told])
      .replace('camt.053', 'camt.052')
      .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
      .replaceAll('Stmt>', 'Rpt>')
    await imported(report)
    expect((await lineOf(lines[0].id)).details).toEqual([])
  })

  test('is forgotten when no statement came for three months', async () => {
    const { day, told } = await world()
    const { file } = await imported(noticeOf(statementOf(day, [told])))
    const waiting = () => asWorker(() => queryRows('select 1 from line_advices where file_id = ?', [file.id]))
    await pruneAdvices()
    expect(await waiting()).toHaveLength(1)
    await asOwner((owner) =>
      owner.query("update statement_files set created_at = now() - interval '93 days' where id = $1", [file.id])
    )
    await pruneAdvices()
    expect(await waiting()).toHaveLength(0)
  })
})
