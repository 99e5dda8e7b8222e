export const PAYMENT_STATUS_PROBLEMS = [
  'not_a_status_report',
  'unsupported_version',
  'unknown_status',
  'missing_field',
  'broken_xml',
  'dtd_forbidden',
  'too_deep',
  'too_large',
] as const
export type PaymentStatusProblemCode = (typeof PAYMENT_STATUS_PROBLEMS)[number]

/** Thrown when a status report is refused, which is always as a whole. */
export class PaymentStatusProblem extends Error {
  constructor(
    readonly code: PaymentStatusProblemCode,
    /** The message, the status or the field that it is about. */
    readonly found: string | null = null
  ) {
    super(`Payment status report: ${code}`)
  }
}
