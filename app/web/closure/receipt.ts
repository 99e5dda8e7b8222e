export type Receipt = {
  reference: string
  paidOutCents: number
  givenUpCents: number
  byOrganisation: boolean
}
