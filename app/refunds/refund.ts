import { RefundSchema } from '#database/schema'

export default class Refund extends RefundSchema {}
