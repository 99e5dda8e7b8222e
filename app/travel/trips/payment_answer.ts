import { PaymentAnswerSchema } from '#database/schema'

/** Which trip a fee or a refund was of, in the words of its traveller. */
export default class PaymentAnswer extends PaymentAnswerSchema {}
