/** What the reader may do with a claim now. */
export type May = {
  decide: boolean
  work: boolean
  amend: boolean
  review: boolean
  recordRefund: boolean
  isOwn: boolean
}
