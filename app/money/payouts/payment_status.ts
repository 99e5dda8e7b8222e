/** ISO 20022, external code set of payment transaction statuses, with two that only a file has (PART, RCVD). */
export const PAYMENT_STATUSES = [
  'ACCC',
  'ACCP',
  'ACFC',
  'ACIS',
  'ACPD',
  'ACSC',
  'ACSP',
  'ACTC',
  'ACWC',
  'ACWP',
  'BLCK',
  'CANC',
  'CPUC',
  'PART',
  'PATC',
  'PDNG',
  'PRES',
  'RCVD',
  'RJCT',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const isPaymentStatus = (code: string): code is PaymentStatus =>
  PAYMENT_STATUSES.some((status) => status === code)
