export type Premium = {
  isAvailable: boolean
  isOn: boolean
  isStopping: boolean
  paidUntil: string | null
  priceCents: number
  feeBps: number
  balanceCents: number
  lastYear: {
    months: number
    feeCents: number
    sparedCents: number
    premiumCents: number
  }
}
