export const PAYERS = ['traveller', 'employer'] as const
export type Payer = (typeof PAYERS)[number]
