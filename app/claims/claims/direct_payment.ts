/** How an operator paid its traveller itself: by a transfer, or off what later trips cost. */
export const DIRECT_PAYMENTS = ['transfer', 'set_off'] as const
export type DirectPayment = (typeof DIRECT_PAYMENTS)[number]
