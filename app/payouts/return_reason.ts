/**
 * Why a bank rejects or returns a SEPA credit transfer: codes of ISO 20022 (external code sets, status and return reasons)
 * that EPC115-06 and Dutch banks use.
 */
export const RETURN_REASONS = [
  'AC01',
  'AC03',
  'AC04',
  'AC06',
  'AC13',
  'AC14',
  'AG01',
  'AG02',
  'AGNT',
  'AM02',
  'AM03',
  'AM04',
  'AM05',
  'AM09',
  'BE04',
  'BE05',
  'BE06',
  'CNOR',
  'CUST',
  'DNOR',
  'DT01',
  'DUPL',
  'ED05',
  'ERIN',
  'FF01',
  'FOCR',
  'FRAD',
  'MD07',
  'MS02',
  'MS03',
  'NARR',
  'NOAS',
  'NOOR',
  'RC01',
  'RC07',
  'RR01',
  'RR02',
  'RR03',
  'RR04',
  'TECH',
  'TM01',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const isReturnReason = (code: string): code is ReturnReason =>
  RETURN_REASONS.some((reason) => reason === code)
