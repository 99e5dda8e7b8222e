import { blindIndex, encrypt } from '#app/encryption/encrypt'
import { postAll } from '#app/ledger/ledger'
import { type Value, bulkInsert } from '#app/shared/bulk_insert'
import { shortened } from '#app/shared/clean_text'
import { nextIds } from '#app/shared/next_ids'
import { newReference } from '#app/shared/reference'
import { now } from '#app/shared/clock'
import { currentConnection, queryRows } from '#app/shared/tenancy'
import { maskAccounts } from '#app/statements/mask_accounts'
import { ownReferencesIn } from '#app/statements/own_references'
import type { ReadLine } from '#app/statements/reading/types'
import type User from '#app/users/user'

type Details = Record<string, Value>
type Origin = { statementId: number | null; enteredBy: User | null }

/** Books lines of our account against suspense, where they stay until something explains them. Returns their ids. */
export async function bookLines(lines: ReadLine[], { statementId, enteredBy }: Origin) {
  if (lines.length === 0) return []
  const ids = await nextIds('statement_lines', lines.length)
  const transactions = await postAll(
    lines.map(({ amountCents, bookedOn }, n) => ({
      kind: 'statement.booked',
      key: `statement_line:${ids[n]}`,
      postings: [
        { account: 'bank', amountCents: -amountCents },
        { account: 'suspense', amountCents },
      ],
      subject: { type: 'statement_line', id: ids[n] },
      actorId: enteredBy?.id,
      effectiveOn: bookedOn,
    }))
  )
  const details = lines.map(detailsOf)
  const occurrences = await occurrencesOf(lines, details)
  await insertLines(
    lines.map((line, n) => ({
      id: ids[n],
      reference: newReference('BNK'),
      statement_id: statementId,
      entered_by_id: enteredBy?.id ?? null,
      ...details[n],
      booked_on: line.bookedOn,
      amount_cents: line.amountCents,
      open_cents: line.amountCents,
      occurrence: occurrences[n],
      ledger_transaction_id: transactions[n],
      created_at: now().toISO(),
    }))
  )
  return ids
}

async function insertLines(rows: Record<string, Value>[]) {
  const columns = Object.keys(rows[0])
  await bulkInsert(
    await currentConnection(),
    'statement_lines',
    columns,
    rows.map((row) => columns.map((column) => row[column]))
  )
}

/** Ours, in all that a line says. */
export const referencesOf = ({ details, ...line }: ReadLine) =>
  ownReferencesIn([
    line.description,
    line.endToEndId,
    line.bankReference,
    line.batchReference,
    ...details.flatMap(({ description, endToEndId }) => [description, endToEndId]),
  ])

/** The columns that a statement tells of a line, and that a line entered by hand takes over from it. */
export function detailsOf(line: ReadLine): Details {
  const { counterpartyIban: iban, details } = line
  return {
    value_on: line.valueOn,
    counterparty_name: line.counterpartyName && shortened(maskAccounts(line.counterpartyName), 200),
    counterparty_iban_encrypted: iban && encrypt(iban, 'iban'),
    counterparty_iban_index: iban && blindIndex(iban),
    counterparty_iban_last_4: iban?.slice(-4) ?? null,
    description: shortened(maskAccounts(line.description), 1_000),
    our_references: referencesOf(line),
    end_to_end_id: line.endToEndId,
    bank_reference: line.bankReference,
    batch_reference: line.batchReference,
    return_reason:
      line.returnReason ?? details.find((one) => one.returnReason)?.returnReason ?? null,
    is_reversal: line.isReversal,
    charges_cents: line.chargesCents,
    payments_count: line.paymentsCount,
    // Accounts of people are kept encrypted or not at all.
    details: maskAccounts(JSON.stringify(details.map(({ counterpartyIban, ...rest }) => rest))),
  }
}

/** The nth of the day, the amount and the account, counted on from those that are booked. */
async function occurrencesOf(lines: ReadLine[], details: Details[]) {
  const counts = new Map<string, number>()
  const booked = await queryRows<{ key: string; most: number }>(
    `select concat_ws(' ', to_char(booked_on, 'YYYY-MM-DD'), amount_cents, counterparty_iban_index) as key,
       max(occurrence) as most
     from statement_lines where booked_on = any(?::date[]) group by 1`,
    [[...new Set(lines.map(({ bookedOn }) => bookedOn))]]
  )
  for (const { key, most } of booked) counts.set(key, most)
  return lines.map(({ bookedOn, amountCents }, n) => {
    const { counterparty_iban_index: index } = details[n]
    const key = [bookedOn, amountCents, ...(index ? [index] : [])].join(' ')
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    return nth
  })
}
