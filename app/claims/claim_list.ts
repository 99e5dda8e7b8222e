import type { Infer } from '@vinejs/vine/types'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Claim from '#app/claims/claim'
import { AWAITING_DECISION, AWAITING_REFUND, type ClaimStatus } from '#app/claims/claim_status'
import type { claimListValidator } from '#app/claims/validators'
import { row } from '#app/shared/scope'
import { today } from '#app/shared/clock'

export type ClaimFilter = Infer<typeof claimListValidator>

const VIEWS: Record<string, readonly ClaimStatus[] | null> = {
  review: AWAITING_DECISION,
  refund: AWAITING_REFUND,
  decided: ['approved', 'partly_approved', 'rejected', 'refunded', 'closed'],
  all: null,
}

const SORTS = {
  oldest: ['id', 'asc'],
  newest: ['id', 'desc'],
  deadline: ['deadline_on', 'asc'],
  gross: ['gross_cents', 'desc'],
} as const

/** The claims that a filter of the staff list means; page, count and neighbours all ask this. */
export function claimList(filter: ClaimFilter): ModelQueryBuilderContract<typeof Claim> {
  const statuses = VIEWS[filter.view ?? 'review']
  const [column, direction] = SORTS[filter.sort ?? 'oldest']
  return Claim.query()
    .if(statuses, (query) => void query.whereIn('status', [...statuses!]))
    .if(filter.kind, (query) => void query.where('kind', filter.kind!))
    .if(
      filter.operator,
      (query) => void query.whereHas('counterparty', (o) => void o.where('slug', filter.operator!))
    )
    .if(filter.overdue, (query) => void overdue(query))
    .if(filter.q, (query) => void search(query, filter.q!))
    .orderBy(column, direction)
    .orderBy('id', direction)
}

/** The operator should have answered by now. */
function overdue(query: ModelQueryBuilderContract<typeof Claim>) {
  void query
    .whereIn('status', ['submitted', 'acknowledged'])
    .where('expected_answer_on', '<', today())
}

function search(query: ModelQueryBuilderContract<typeof Claim>, text: string) {
  const like = `%${text.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`
  query.where((or) => {
    void or.whereILike('reference', like).orWhereHas('user', (user) => {
      void user
        .whereRaw("(first_name || ' ' || last_name) ilike ?", [like])
        .orWhereILike('email', like)
    })
  })
}

/** How many claims wait in each view, and for how much. */
export async function claimViewCounts() {
  const found = await row<{
    review: number
    reviewCents: number
    refund: number
    refundCents: number
    decided: number
    all: number
    overdue: number
  }>(
    `select count(*) filter (where status in ('submitted', 'acknowledged', 'objected'))::int as review,
       coalesce(sum(gross_cents) filter (where status in ('submitted', 'acknowledged', 'objected')), 0)::bigint as "reviewCents",
       count(*) filter (where status in ('approved', 'partly_approved'))::int as refund,
       coalesce(sum(approved_cents - received_cents) filter (where status in ('approved', 'partly_approved')), 0)::bigint as "refundCents",
       count(*) filter (where status in ('approved', 'partly_approved', 'rejected', 'refunded', 'closed'))::int as decided,
       count(*) filter (where status in ('submitted', 'acknowledged') and expected_answer_on < (now() at time zone 'Europe/Amsterdam')::date)::int as overdue,
       count(*)::int as all
     from claims`
  )
  return found!
}

/** The claims just before and after this one in the filtered list. */
export async function neighboursOf(claim: Claim, filter: ClaimFilter) {
  const list = await claimList(filter).select('reference').limit(500)
  const at = list.findIndex((one) => one.reference === claim.reference)
  return {
    previous: at > 0 ? list[at - 1].reference : null,
    next:
      at >= 0 && at < list.length - 1
        ? list[at + 1].reference
        : at === -1
          ? (list[0]?.reference ?? null)
          : null,
  }
}
