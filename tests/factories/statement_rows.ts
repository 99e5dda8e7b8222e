import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { newReference } from '#app/platform/shared/reference'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { enterLine } from '#app/money/statements/actions/enter_line'
import type User from '#app/people/accounts/user'

/** A file that was imported. Returns its id. */
export const createStatementFile = (by: User) =>
  asWorker(async () => {
    const file = await queryRow<{ id: number }>(
      `insert into statement_files (name, key, size, sha_256, status, format, uploaded_by_id, imported_at)
       values ('a.csv', ?, 1, ?, 'imported', 'ing_csv', ?, now()) returning id`,
      [`test/${randomBytes(8).toString('hex')}`, randomBytes(32).toString('hex'), by.id]
    )
    return file!.id
  })

/** Of a day in the last weeks, with or without balances. */
export const addStatement = (fileId: number) =>
  asWorker(async () => {
    const statement = await queryRow<{ id: number }>(
      `insert into statements (reference, file_id, nth, from_on, until_on, opening_cents, closing_cents, lines_count, new_lines_count,
         credit_cents, debit_cents, completed_at)
       select ?, ?, ?, day, day, opening, opening + 700, 2, 1, 900, 200, now()
       from (select current_date - ?::int as day, nullif(?::int, 0) * 100 as opening) drawn returning id`,
      [newReference('STM'), fileId, randomInt(1e9), randomInt(20), randomInt(3)]
    )
    return statement!.id
  })

/** A line, in or out, some of them left in suspense. */
export const addLine = (by: User, description: string, statementId: number | null = null) =>
  asWorker(async () => {
    const { id } = await enterLine(
      {
        amountCents: (randomInt(2) === 0 ? -1 : 1) * (1 + randomInt(4)) * 100,
        bookedOn: `2026-0${1 + randomInt(3)}-1${randomInt(10)}`,
        description: `Line ${description} ${randomUUID()}`,
        counterpartyId: null,
      },
      by
    )
    if (statementId) {
      await queryRows('update statement_lines set statement_id = ? where id = ?', [statementId, id])
    }
    if (randomInt(2) === 0) {
      await queryRows('update statement_lines set set_aside_at = now(), set_aside_by_id = ? where id = ?', [by.id, id])
    }
    return id
  })

/** A statement whose only entry can be a line that is booked. Returns its reference. */
export const askingStatement = (by: User) =>
  asWorker(async () => {
    const fileId = await createStatementFile(by)
    const lineId = await addLine(by, randomUUID())
    const reference = newReference('STM')
    await queryRows(
      `with statement as (
         insert into statements (reference, file_id, from_on, until_on, lines_count, new_lines_count, credit_cents, debit_cents)
         values (?, ?, current_date - 900, current_date - 900, 1, 0, 500, 0)
       )
       insert into statement_entries (file_id, nth, position, booked_on, amount_cents, told, candidates)
       values (?, 1, 1, current_date - 900, 500, '{}', array[?::bigint])`,
      [reference, fileId, fileId, lineId]
    )
    return reference
  })
