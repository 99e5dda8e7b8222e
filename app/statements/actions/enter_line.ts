import { audit } from '#app/audit/audit'
import { Refusal } from '#app/shared/refusal'
import { lock, queryRow } from '#app/shared/tenancy'
import { bookLines } from '#app/statements/book_lines'
import StatementLine from '#app/statements/statement_line'
import type User from '#app/users/user'

export type EnteredLine = {
  /** Above zero when it came in. */
  amountCents: number
  bookedOn: string
  description: string
  counterpartyId: number | null
}

/** Books a line before its statement is there; the import recognises it by day and amount. Refuses the same text twice. */
export async function enterLine({ counterpartyId, ...given }: EnteredLine, by: User) {
  await lock('statement_lines')
  const known = await queryRow(
    `select 1 from statement_lines
     where counterparty_id is not distinct from ? and (description = ? or note = ?) and sign(amount_cents) = sign(?::bigint)`,
    [counterpartyId, given.description, given.description, given.amountCents]
  )
  if (known) throw new Refusal('statementReference', 'statementLineKnown')

  const [id] = await bookLines([{ ...NOTHING_ELSE, ...given }], {
    statementId: null,
    enteredBy: by,
  })
  const line = await StatementLine.lock(id)
  if (counterpartyId) await line.merge({ counterpartyId }).save()
  await audit('statement_line.entered', line.subject, by, { amount: given.amountCents })
  return line
}

const NOTHING_ELSE = {
  position: 1,
  valueOn: null,
  counterpartyIban: null,
  counterpartyName: null,
  endToEndId: null,
  bankReference: null,
  batchReference: null,
  returnReason: null,
  isReversal: false,
  chargesCents: 0,
  paymentsCount: null,
  details: [],
}
