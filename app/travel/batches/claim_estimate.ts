/** Amounts are cents, days are ISO dates. */
export type ClaimSummary = {
  irregular: number
  /** Irregular trips that need a stop, a fare or an operator before an amount is known. */
  incomplete: number
  /** Those of the incomplete that a payment may be for; absent in older estimates. */
  unclear?: number
  claimable: number
  /** Claimable, did the operator take more of them in the period. */
  overCap: number
  /** Without what an operator need not pay. */
  grossCents: number
  netCents: number
  firstDeadline: string | null
  operators: OperatorSummary[]
  /** Not over when the file was made; absent in older estimates. */
  stillOpen?: number
  /** Rows that could not be read; of a visitor's file, as the page of an upload counts its own. */
  unread?: number
  /** What an operator may refuse; absent in older estimates. */
  goodwill?: OperatorSummary[]
}

export type ClaimEstimate = ClaimSummary & { trips: number }

export type OperatorSummary = {
  name: string
  count: number
  grossCents: number
  netCents: number
  deadlineOn: string
}
