import { PaymentReportSchema } from '#database/schema'

/** A status report (pain.002) of the bank about a run. */
export default class PaymentReport extends PaymentReportSchema {}
