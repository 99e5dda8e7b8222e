import { blindIndexes } from '#app/encryption/encrypt'
import { queryRows } from '#app/shared/tenancy'

/** Names alike by less than this belong to someone else. */
const LEAST_SIMILARITY = 0.5

type Operator = { id: number; ibans: string[] }

/** Names the operator that each open line is from, by its account and else by its name. */
export async function operatorsOfLines({ id: fileId }: { id: number }) {
  const operators = await queryRows<Operator>(
    'select id, ibans from counterparties where cardinality(ibans) > 0'
  )
  const accounts = operators.flatMap(({ id, ibans }) =>
    ibans.flatMap((iban) => blindIndexes(iban).map((index) => ({ id, index })))
  )
  await queryRows(
    `update statement_lines l set counterparty_id = o.id
     from statements s, unnest(?::bigint[], ?::text[]) as o (id, index)
     where s.id = l.statement_id and s.file_id = ? and l.counterparty_id is null and l.counterparty_iban_index = o.index`,
    [accounts.map(({ id }) => id), accounts.map(({ index }) => index), fileId]
  )
  await queryRows(
    `with names as (
       select distinct l.counterparty_name as name from statement_lines l join statements s on s.id = l.statement_id
       where s.file_id = ? and l.counterparty_id is null and l.amount_cents > 0 and l.counterparty_name is not null
     ), known as (
       select distinct on (names.name) names.name, o.id from names
       join counterparties o on greatest(word_similarity(lower(o.name), lower(names.name)), similarity(lower(o.name), lower(names.name))) >= ?
       order by names.name, similarity(lower(o.name), lower(names.name)) desc
     )
     update statement_lines l set counterparty_id = known.id
     from statements s, known
     where s.id = l.statement_id and s.file_id = ? and l.counterparty_id is null and l.counterparty_name = known.name`,
    [fileId, LEAST_SIMILARITY, fileId]
  )
}
