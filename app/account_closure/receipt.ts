/** What an erasure came to, for the browser in which it was asked for. */
export type Receipt = {
  reference: string
  paidOutCents: number
  givenUpCents: number
  byOrganisation: boolean
}
