import type { TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'
import type { TravelClass } from '#app/travel/trips/travel_class'

export function textAt(fields: string[], index: number): string | null {
  if (index < 0) return null
  return fields[index].trim() || null
}

export function fieldAt(fields: string[], index: number): string {
  return index < 0 ? '' : fields[index]
}

/** What is known of a refund or a fee stands in its name as often as in the column for remarks. */
export const noteOf = (kind: TransactionKind, name: string, note: string | null) =>
  kind === 'refund' || kind === 'correction_fee' ? [name.trim(), note].filter(Boolean).join(': ') : note

/** `2`, `2e`, `2nd class`; in a product `(2nd class)` or `2e klas`. Null when neither says. */
export function travelClassOf(column: string, product: string | null): TravelClass | null {
  const printed = /^\s*([12])\s*(e|ste|de|st|nd)?\b/i.exec(column)?.[1]
  const inProduct = /\b([12]) ?(?:e|ste|de|st|nd)(?: ?(?:klas|class))?\b/i.exec(product ?? '')?.[1]
  const found = printed ?? inProduct
  return found === undefined ? null : found === '1' ? 1 : 2
}

export const ONLY_OVPAY = {
  correctionFrom: null,
  correctionUntil: null,
  externalId: null,
  version: null,
}
