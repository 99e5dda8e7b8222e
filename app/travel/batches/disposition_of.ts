import type { Disposition } from '#app/travel/batches/isomorphic/disposition'
import type { ReadRow } from '#app/travel/batches/reading/types'
import { TRAVEL_KINDS, type TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'

const travelKinds = new Set<TransactionKind>(TRAVEL_KINDS)

export function dispositionOf({ transaction, problem }: ReadRow): Exclude<Disposition, 'duplicate'> {
  if (transaction) return travelKinds.has(transaction.kind) ? 'create' : 'not_a_trip'
  const isUnknown = problem === 'unknownTransaction' || problem === 'unknownStatus'
  return isUnknown ? 'unrecognised' : 'error'
}
