/** Of one expense among several; the problem is null where it was approved. */
export type ApprovalResult = {
  reference: string
  problem: 'notFound' | 'own' | 'notSubmitted' | 'duplicate' | null
}
