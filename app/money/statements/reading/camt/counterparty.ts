import type { Party, Transaction } from '#app/money/statements/reading/camt/transaction'

/** Returns and reversals can name the roles of the original payment; banks differ, so accounts decide if they can. */
export function counterpartyOf(
  { debtor, creditor, isReturn }: Transaction,
  { ownIban, isOut, isReversal }: { ownIban: string; isOut: boolean; isReversal: boolean }
): Party {
  const isOriginal = isReturn || isReversal
  const [expected, other] = isOut === isOriginal ? [debtor, creditor] : [creditor, debtor]

  const isUs = expected.iban === ownIban
  const isUnknown = expected.iban === null && expected.name === null
  if (isUs && other.iban !== ownIban) return other
  if (isUnknown && other.iban !== null && other.iban !== ownIban) return other
  return isUs ? NOBODY : expected
}

export const NOBODY: Party = { name: null, iban: null }
