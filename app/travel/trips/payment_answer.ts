import { PaymentAnswerSchema } from '#database/schema'

export default class PaymentAnswer extends PaymentAnswerSchema {}
