import { cents, fullName, number, numbers, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { AllocationKind } from '#app/money/matching/allocation_kind'
import type { MatchReason } from '#app/money/matching/isomorphic/match_reason'
import { proposalSql } from '#app/money/matching/proposals/proposal_sql'

/** `run_return`: each payment of a run came back. */
export type ProposalKind = Exclude<AllocationKind, 'sent_back' | 'write_off' | 'withdrawn' | 'cost'> | 'run_return'

type Found = {
  lineId: number
  kind: ProposalKind
  /** Of claims or of payouts. */
  ids: number[] | null
  /** In cents, of each id; null where each gets what it expects. */
  amounts: number[] | null
  /** Of a run or of a wallet. */
  otherId: number | null
  /** Signed as the line. */
  cents: number
  reasons: MatchReason[]
  score: number
}

export type Part = { reference: string; title: string; amountCents: number; expectedCents: number }

export type Proposal = Found & {
  /** What it is for; of claims in the order they are paid, until the line is used up. */
  parts: Part[]
}

/** At most five for each line, the best first. */
export async function proposalsOf(lineIds: number[]): Promise<Proposal[]> {
  if (lineIds.length === 0) return []
  return withParts(await findProposals('select unnest(cast(:ids as bigint[]))', { ids: lineIds }))
}

export async function withParts(found: Found[]): Promise<Proposal[]> {
  const [claims, others] = [await claimsOf(found), await othersOf(found)]
  return found.map((proposal) => ({ ...proposal, parts: partsOf(proposal, claims, others) }))
}

/** As `proposalsOf` without names; `lines` is a query for the ids. */
export const findProposals = (lines: string, bindings: Record<string, number[] | number> = {}) =>
  readRows(
    {
      lineId: number('line_id'),
      kind: typed<ProposalKind>('kind'),
      ids: orNull(numbers('array_to_json(ids)')),
      amounts: orNull(numbers('array_to_json(amounts)')),
      otherId: orNull(number('other_id')),
      cents: cents('cents'),
      reasons: texts<MatchReason>('reasons'),
      score: number('score'),
    },
    `from (${proposalSql(lines)}) proposals order by line_id, rank`,
    bindings
  )

type Named = { id: number; reference: string; title: string; cents: number }

async function claimsOf(found: Found[]) {
  const ids = idsOf(found, 'claim', 'reclaim')
  const rows = await readRows(
    {
      id: number('c.id'),
      reference: text('c.reference'),
      title: fullName('u'),
      cents: cents("case when c.stage = 'refund' then c.approved_cents - c.received_cents else c.received_cents end"),
    },
    'from claims c join users u on u.id = c.user_id where c.id = any(?::bigint[])',
    [ids]
  )
  return new Map(rows.map((row) => [row.id, row]))
}

async function othersOf(found: Found[]) {
  const rows = await readRows(
    {
      kind: text('kind'),
      id: number('id'),
      reference: text('reference'),
      title: text('title'),
      cents: cents('cents'),
    },
    `from (
       select 'payout_run' as kind, r.id, r.reference, r.execute_on::text as title, r.total_cents as cents
       from payout_runs r where r.id = any(cast(:runs as bigint[]))
       union all
       select 'payout', p.id, p.reference, coalesce(u.first_name || ' ' || u.last_name, t.name), p.amount_cents
       from payouts p join tenants t on t.id = p.tenant_id left join users u on u.id = p.user_id where p.id = any(cast(:payouts as bigint[]))
       union all
       select 'settlement', a.id, a.payment_reference, coalesce(u.first_name || ' ' || u.last_name, t.name), -a.balance_cents
       from ledger_accounts a join tenants t on t.id = a.tenant_id left join users u on u.id = a.user_id where a.id = any(cast(:wallets as bigint[]))
     ) named`,
    {
      runs: idsOf(found, 'payout_run', 'run_return'),
      payouts: idsOf(found, 'payout', 'payout_return'),
      wallets: idsOf(found, 'settlement'),
    }
  )
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
}

function partsOf(proposal: Found, claims: Map<number, Named>, others: Map<string, Named>) {
  const { kind, ids, amounts, otherId, cents: proposedCents } = proposal
  if (!ids) {
    const other = others.get(`${kind === 'run_return' ? 'payout_run' : kind} ${otherId}`)
    return other ? [partOf(other, proposedCents)] : []
  }
  const isClaim = kind === 'claim' || kind === 'reclaim'
  let left = Math.abs(proposedCents)
  return ids.flatMap((id, n) => {
    const one = isClaim ? claims.get(id) : others.get(`payout ${id}`)
    if (!one || left === 0) return []
    if (amounts) return [partOf(one, amounts[n])]
    const amountCents = Math.min(left, one.cents)
    left -= amountCents
    return [partOf(one, kind === 'reclaim' ? -amountCents : amountCents)]
  })
}

const idsOf = (found: Found[], ...kinds: ProposalKind[]) => [
  ...new Set(
    found.flatMap(({ kind, ids, otherId }) => (kinds.includes(kind) ? (ids ?? (otherId ? [otherId] : [])) : []))
  ),
]

const partOf = ({ reference, title, cents: expectedCents }: Named, amountCents: number): Part => ({
  reference,
  title,
  amountCents,
  expectedCents,
})
