import { flag, number, orNull, text, texts } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { decrypt } from '#app/platform/encryption/encrypt'

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

/** Of a line that people matched with claims of one operator; null otherwise. */
export async function payerOf(lineId: number) {
  const found = await readRow(
    {
      id: number('o.id'),
      operator: text('o.name'),
      slug: text('o.slug'),
      ibans: texts('o.ibans'),
      name: orNull(text('l.counterparty_name')),
      iban: orNull(text('l.counterparty_iban_encrypted')),
      isNameKept: flag(`exists (
         select 1 from counterparty_names n where n.counterparty_id = o.id and n.confirmed_by_id is not null
           and n.normalized_name = regexp_replace(lower(l.counterparty_name), '[^[:alnum:]]+', '', 'g')
       )`),
      isDraftWaiting: flag(
        "exists (select 1 from counterparty_drafts d where d.counterparty_id = o.id and d.status = 'draft')"
      ),
    },
    (columns) => `with matched as (
       select distinct c.counterparty_id as id from allocations a join claims c on c.id = a.claim_id
       where a.line_id = :lineId and a.reversed_at is null and a.kind in ('claim', 'reclaim')
         and (not a.is_automatic or a.reviewed_by_id is not null)
     )
     select ${columns} from statement_lines l join counterparties o on o.id = (select min(id) from matched)
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
  readRow(
    {
      nameId: number('n.id'),
      id: number('o.id'),
      operator: text('o.name'),
      slug: text('o.slug'),
      name: text('n.name'),
    },
    `from statement_lines l
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
