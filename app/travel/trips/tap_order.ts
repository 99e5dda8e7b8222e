import type { TravelTransaction } from '#app/travel/trips/trip_draft'

type Field = Exclude<keyof TravelTransaction, 'id'>

/** Ids do not decide: they follow the order of the files. */
const TIE_BREAKERS: Field[] = [
  'fromPlace',
  'toPlace',
  'endAt',
  'amountCents',
  'product',
  'operatorName',
  'transport',
  'purpose',
  'note',
]

/** Within a minute check-outs come first: changing trains on one platform is a check-out, then a check-in. */
export function inOrder(transactions: TravelTransaction[]) {
  return transactions.toSorted((a, b) => a.at - b.at || byContent(a, b))
}

function byContent(a: TravelTransaction, b: TravelTransaction) {
  if (a.kind !== b.kind) {
    return Number(a.kind === 'check_in') - Number(b.kind === 'check_in') || compare(a.kind, b.kind)
  }
  for (const field of TIE_BREAKERS) {
    const difference = compare(a[field], b[field])
    if (difference !== 0) return difference
  }
  return 0
}

function compare(a: string | number | null, b: string | number | null) {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? -1 : 1
  return a < b ? -1 : 1
}
