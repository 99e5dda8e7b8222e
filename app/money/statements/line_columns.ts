import { blindIndex, blindIndexes, encrypt } from '#app/platform/encryption/encrypt'
import { shortened } from '#app/platform/shared/clean_text'
import { maskAccounts } from '#app/money/statements/mask_accounts'
import { ownReferencesIn } from '#app/money/statements/own_references'
import type { ReadDetail, ReadLine } from '#app/money/statements/reading/types'

export const TOLD_COLUMNS = {
  value_on: 'date',
  counterparty_name: 'text',
  counterparty_iban_encrypted: 'text',
  counterparty_iban_index: 'text',
  counterparty_iban_last_4: 'text',
  description: 'text',
  our_references: 'text[]',
  end_to_end_id: 'text',
  bank_reference: 'text',
  batch_reference: 'text',
  return_reason: 'text',
  is_reversal: 'boolean',
  charges_cents: 'bigint',
  payments_count: 'integer',
  details: 'jsonb',
} as const

/** `iban_indexes`: by each key in use during a rotation. */
export type Told = Record<keyof typeof TOLD_COLUMNS, unknown> & { iban_indexes: string[] }

/** What an entry tells of its line until it is settled. Accounts of people are kept encrypted or not at all. */
export function toldOf(line: ReadLine): Told {
  const { counterpartyIban: iban, details } = line
  return {
    value_on: line.valueOn,
    counterparty_name: line.counterpartyName && shortened(maskAccounts(line.counterpartyName), 200),
    counterparty_iban_encrypted: iban && encrypt(iban, 'iban'),
    counterparty_iban_index: iban && blindIndex(iban),
    counterparty_iban_last_4: iban?.slice(-4) ?? null,
    iban_indexes: iban ? blindIndexes(iban) : [],
    description: shortened(maskAccounts(line.description), 1_000),
    our_references: referencesOf(line),
    end_to_end_id: line.endToEndId,
    bank_reference: line.bankReference,
    batch_reference: line.batchReference,
    return_reason: line.returnReason ?? details.find((one) => one.returnReason)?.returnReason ?? null,
    is_reversal: line.isReversal,
    charges_cents: line.chargesCents,
    payments_count: line.paymentsCount,
    details: JSON.parse(maskAccounts(JSON.stringify(details.map(toldDetail)))),
  }
}

const toldDetail = ({ counterpartyIban, ...rest }: ReadDetail) => ({
  ...rest,
  references: ownReferencesIn([rest.description, rest.endToEndId]),
})

const referencesOf = ({ details, ...line }: ReadLine) =>
  ownReferencesIn([
    line.description,
    line.endToEndId,
    line.bankReference,
    line.batchReference,
    ...details.flatMap(({ description, endToEndId }) => [description, endToEndId]),
  ])
