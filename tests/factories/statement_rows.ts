import { randomBytes, randomInt } from 'node:crypto'
import { newReference } from '#app/shared/reference'
import { asWorker, queryRow, queryRows } from '#app/shared/tenancy'
import { bookLines } from '#app/statements/book_lines'
import type User from '#app/users/user'

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
      `insert into statements (reference, file_id, from_on, until_on, opening_cents, closing_cents, lines_count, new_lines_count,
         credit_cents, debit_cents)
       select ?, ?, day, day, opening, opening + 700, 2, 1, 900, 200
       from (select current_date - ?::int as day, nullif(?::int, 0) * 100 as opening) drawn returning id`,
      [newReference('STM'), fileId, randomInt(20), randomInt(3)]
    )
    return statement!.id
  })

/** A line, in or out, some of them left in suspense. */
export const addLine = (by: User, description: string, statementId: number | null = null) =>
  asWorker(async () => {
    const amountCents = (randomInt(2) === 0 ? -1 : 1) * (1 + randomInt(4)) * 100
    const [id] = await bookLines(
      [
        {
          position: 1,
          bookedOn: `2026-0${1 + randomInt(3)}-1${randomInt(10)}`,
          valueOn: null,
          amountCents,
          counterpartyIban: null,
          counterpartyName: null,
          description: `Line ${description}`,
          endToEndId: null,
          bankReference: null,
          batchReference: null,
          returnReason: null,
          isReversal: false,
          chargesCents: 0,
          paymentsCount: null,
          details: [],
        },
      ],
      { statementId, enteredBy: by }
    )
    if (randomInt(2) === 0) {
      await queryRows(
        'update statement_lines set set_aside_at = now(), set_aside_by_id = ? where id = ?',
        [by.id, id]
      )
    }
    return id
  })
