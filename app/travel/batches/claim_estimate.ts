/** Amounts are cents, days are ISO dates. */
export type ClaimSummary = {
  /** Trips that were charged wrongly. */
  irregular: number
  /** Those of them that need a stop, a fare or an operator before an amount is known. */
  incomplete: number
  /** Those of the incomplete that a payment may be for; absent in estimates that were kept before it was counted. */
  unclear?: number
  /** Those that can be claimed, now or as soon as the operator takes it. */
  claimable: number
  /** Those that would be, did the operator take more of them in the period. */
  overCap: number
  /** Without what an operator need not pay. */
  grossCents: number
  netCents: number
  firstDeadline: string | null
  operators: OperatorSummary[]
  /** Trips that were not over when the file was made; absent where it was not counted. */
  stillOpen?: number
  /** What an operator may refuse, as goodwill; absent in estimates that were kept before it was counted apart. */
  goodwill?: OperatorSummary[]
}

/** Of a file, with how many new trips it holds. */
export type ClaimEstimate = ClaimSummary & { trips: number }

export type OperatorSummary = {
  name: string
  count: number
  grossCents: number
  netCents: number
  deadlineOn: string
}
