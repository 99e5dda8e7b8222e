import type { EncryptionPurpose } from '#app/platform/encryption/encrypt'

export type EncryptedColumn = {
  table: string
  column: string
  purpose: EncryptionPurpose
  index?: string
}

/** Payouts copy the account of a user or an organisation, so they come after these. */
export const ENCRYPTED_COLUMNS: EncryptedColumn[] = [
  { table: 'users', column: 'iban_encrypted', purpose: 'iban', index: 'iban_index' },
  { table: 'users', column: 'iban_holder_encrypted', purpose: 'holder' },
  { table: 'users', column: 'two_factor_secret_encrypted', purpose: 'two_factor' },
  { table: 'ovcp_cards', column: 'number_encrypted', purpose: 'card', index: 'number_index' },
  { table: 'ovcp_cards', column: 'sequence_encrypted', purpose: 'card_sequence' },
  { table: 'batches', column: 'file_name_encrypted', purpose: 'file_name' },
  { table: 'estimates', column: 'file_name_encrypted', purpose: 'file_name' },
  { table: 'batch_cards', column: 'number_encrypted', purpose: 'card' },
  { table: 'tenant_bank_accounts', column: 'iban_encrypted', purpose: 'iban' },
  { table: 'tenant_bank_accounts', column: 'holder_encrypted', purpose: 'holder' },
  { table: 'payouts', column: 'iban_encrypted', purpose: 'iban', index: 'iban_index' },
  { table: 'payouts', column: 'holder_encrypted', purpose: 'holder' },
  { table: 'payouts', column: 'payee_name_encrypted', purpose: 'holder' },
  {
    table: 'statement_lines',
    column: 'counterparty_iban_encrypted',
    purpose: 'iban',
    index: 'counterparty_iban_index',
  },
  { table: 'cost_rules', column: 'iban_encrypted', purpose: 'iban' },
  { table: 'payout_runs', column: 'file_xml_encrypted', purpose: 'payment_file' },
  { table: 'account_links', column: 'email_encrypted', purpose: 'email_address' },
  { table: 'mandates', column: 'signed_name_encrypted', purpose: 'mandate' },
  { table: 'evidence_bundles', column: 'body_encrypted', purpose: 'evidence' },
  { table: 'email_links', column: 'url_encrypted', purpose: 'email' },
]

export const nameOf = ({ table, column }: EncryptedColumn) => `${table}.${column}`

export function isStale({ column, index }: EncryptedColumn, currentId: string) {
  const columns = index ? [column, index] : [column]
  return {
    sql: `(${columns.map((name) => `not starts_with(${name}, ?)`).join(' or ')})`,
    bindings: columns.map(() => `${currentId}.`),
  }
}
