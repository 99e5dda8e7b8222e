/** Source: Wet op de omzetbelasting 1968, article 9, as of 1 January 2019. */
export const VAT_RATES = [0, 0.09, 0.21] as const

/** The VAT that an amount holds, rounded half up. */
export const vatIn = (amountCents: number, rate: number) => Math.round((amountCents * rate) / (1 + rate))

const HIGHEST = Math.max(...VAT_RATES)

export const mostVatIn = (amountCents: number) => Math.ceil((amountCents * HIGHEST) / (1 + HIGHEST))
