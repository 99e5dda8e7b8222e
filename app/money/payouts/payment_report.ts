import { PaymentReportSchema } from '#database/schema'

export default class PaymentReport extends PaymentReportSchema {}
