import { RefundAllocationSchema } from '#database/schema'

export default class RefundAllocation extends RefundAllocationSchema {}
