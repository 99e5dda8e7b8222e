/** Catalogs: `admin.checks`. */
export type CheckName =
  | 'withinWindow'
  | 'deadlineAhead'
  | 'ruleHeld'
  | 'feeAsCharged'
  | 'fareFromOwnTrips'
  | 'mandateSigned'
  | 'stillIrregular'
