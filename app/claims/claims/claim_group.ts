import { isToSubmit } from '#app/claims/claims/questions'
import type { ClaimStatus, HeldStatus } from '#app/claims/claims/isomorphic/claim_status'
import type { WaitsWith } from '#app/claims/claims/waits_with'

/** How a traveller's claims are grouped: with no operator yet, with someone, or finished. */
export const CLAIM_GROUPS = ['to_submit', 'waiting', 'done'] as const
export type ClaimGroup = (typeof CLAIM_GROUPS)[number]

/** As `groupOf`. */
export const groupSql = (of: string) =>
  `(case when ${isToSubmit(of)} then 'to_submit' when ${of}.waits_with = 'nobody' then 'done' else 'waiting' end)`

export const groupRankSql = (of: string) =>
  `(case ${groupSql(of)} when 'to_submit' then 0 when 'waiting' then 1 else 2 end)`

type Grouped = { status: ClaimStatus; heldStatus: HeldStatus | null; waitsWith: WaitsWith }

export function groupOf({ status, heldStatus, waitsWith }: Grouped): ClaimGroup {
  if (status === 'ready' || heldStatus === 'ready') return 'to_submit'
  return waitsWith === 'nobody' ? 'done' : 'waiting'
}
