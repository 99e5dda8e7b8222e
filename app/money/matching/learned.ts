import { decrypt } from '#app/platform/encryption/encrypt'
import { queryRow } from '#app/platform/shared/tenancy'

/** What a match by a person says of who pays for an operator, and is not kept yet. */
export type Learned = {
  operator: string
  slug: string
  /** As on the statement; null where it is confirmed, or the bank tells none. */
  name: string | null
  /** Null where it is an account of the operator, a change of its details waits, or the bank tells none. */
  accountLast4: string | null
  /** A kept name, after the match of this line with that operator was undone. */
  doubtedName: string | null
}

type Found = {
  id: number
  operator: string
  slug: string
  ibans: string[]
  name: string | null
  iban: string | null
  isNameKept: boolean
  isDraftWaiting: boolean
}

/** Of a line that people matched with claims of one operator; null otherwise. */
export async function payerOf(lineId: number) {
  const found = await queryRow<Found>(
    `with matched as (
       select distinct c.counterparty_id as id from allocations a join claims c on c.id = a.claim_id
       where a.line_id = :lineId and a.reversed_at is null and a.kind in ('claim', 'reclaim')
         and (not a.is_automatic or a.reviewed_by_id is not null)
     )
     select o.id, o.name as operator, o.slug, o.ibans, l.counterparty_name as name, l.counterparty_iban_encrypted as iban,
       exists (
         select 1 from counterparty_names n where n.counterparty_id = o.id and n.confirmed_by_id is not null
           and n.normalized_name = regexp_replace(lower(l.counterparty_name), '[^[:alnum:]]+', '', 'g')
       ) as "isNameKept",
       exists (select 1 from counterparty_drafts d where d.counterparty_id = o.id and d.status = 'draft') as "isDraftWaiting"
     from statement_lines l join counterparties o on o.id = (select min(id) from matched)
     where l.id = :lineId and (select count(*) from matched) = 1`,
    { lineId }
  )
  if (!found) return null
  const iban = found.iban ? decrypt(found.iban, 'iban') : null
  return {
    ...found,
    name: found.isNameKept || (found.name ?? '').length < 2 ? null : found.name,
    iban: iban && !found.ibans.includes(iban) ? iban : null,
  }
}

/** The kept name of the operator that the line was taken to be from, where a person undid each match of it; null otherwise. */
export const doubtedPayerOf = (lineId: number) =>
  queryRow<{ nameId: number; id: number; operator: string; slug: string; name: string }>(
    `select n.id as "nameId", o.id, o.name as operator, o.slug, n.name from statement_lines l
     join counterparties o on o.id = l.counterparty_id
     join counterparty_names n on n.counterparty_id = o.id and n.confirmed_by_id is not null
       and n.normalized_name = regexp_replace(lower(l.counterparty_name), '[^[:alnum:]]+', '', 'g')
     where l.id = :lineId and l.counterparty_basis = 'confirmed_name'
       and exists (select 1 from allocations a where a.line_id = l.id and a.reversed_by_id is not null)
       and not exists (select 1 from allocations a where a.line_id = l.id and a.reversed_at is null)`,
    { lineId }
  )

export async function learnedOf(lineId: number): Promise<Learned | null> {
  const payer = await payerOf(lineId)
  if (payer) {
    const { operator, slug, name, iban, isDraftWaiting } = payer
    const accountLast4 = iban && !isDraftWaiting ? iban.slice(-4) : null
    return name || accountLast4 ? { operator, slug, name, accountLast4, doubtedName: null } : null
  }
  const doubted = await doubtedPayerOf(lineId)
  if (!doubted) return null
  const { operator, slug, name } = doubted
  return { operator, slug, name: null, accountLast4: null, doubtedName: name }
}
