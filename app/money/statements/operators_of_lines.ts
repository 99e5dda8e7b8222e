import { flag, number, text, texts } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { blindIndexes } from '#app/platform/encryption/encrypt'

/** Names alike by less than this belong to someone else. */
const LEAST_SIMILARITY = 0.5

/** How an operator is known: by its account, by a name that staff confirmed, because the name is alike, or as someone entered. */
export const OPERATOR_BASES = ['account', 'confirmed_name', 'name', 'entered'] as const
export type OperatorBasis = (typeof OPERATOR_BASES)[number]

/** By position of the entry; one without is from nobody that we know. */
export type Operators = Map<number, { id: number; basis: OperatorBasis }>

type Told = {
  position: number
  amountCents: number
  name: string | null
  ibanIndexes: string[]
}

/** The account decides, else the name of what comes in; against a known account a confirmed name counts as any. */
export async function operatorsOf(entries: Told[]): Promise<Operators> {
  if (entries.length === 0) return new Map()
  const accounts = await accountsOfOperators()
  const withAccounts = new Set(accounts.values())
  const names = await operatorsNamed(entries.filter(({ amountCents }) => amountCents > 0))
  const operatorOf = ({ amountCents, name, ibanIndexes }: Told) => {
    const byAccount = ibanIndexes.map((index) => accounts.get(index)).find(Boolean)
    if (byAccount) return { id: byAccount, basis: 'account' as const }
    const byName = amountCents > 0 && name ? names.get(name) : undefined
    if (!byName) return null
    const isOtherAccount = ibanIndexes.length > 0 && withAccounts.has(byName.id)
    const isConfirmed = byName.isConfirmed && !isOtherAccount
    return { id: byName.id, basis: isConfirmed ? ('confirmed_name' as const) : ('name' as const) }
  }
  return new Map(
    entries.flatMap((entry): [number, { id: number; basis: OperatorBasis }][] => {
      const operator = operatorOf(entry)
      return operator ? [[entry.position, operator]] : []
    })
  )
}

async function accountsOfOperators() {
  const operators = await readRows(
    { id: number('id'), ibans: texts('ibans') },
    'from counterparties where cardinality(ibans) > 0'
  )
  return new Map(
    operators.flatMap(({ id, ibans }) =>
      ibans.flatMap((iban) => blindIndexes(iban).map((index): [string, number] => [index, id]))
    )
  )
}

type Named = { name: string; id: number; isConfirmed: boolean }

/** Of names that fit two operators equally, none is told. */
async function operatorsNamed(entries: Told[]) {
  const names = [...new Set(entries.flatMap(({ name }) => name ?? []))]
  if (names.length === 0) return new Map<string, Named>()
  const rows = await readRows(
    { name: text('name'), id: number('min(id)'), isConfirmed: flag('bool_and(confirmed)') },
    (columns) => `with given as (
       select name, lower(name) as lowered, regexp_replace(regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g'), '(bv|nv)$', '') as plain
       from unnest(?::text[]) as names (name)
     ), known as (
       select counterparty_id as id, lower(name) as lowered, regexp_replace(normalized_name, '(bv|nv)$', '') as plain, confirmed_by_id is not null as confirmed
       from counterparty_names
       union all
       select id, lower(name), regexp_replace(regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g'), '(bv|nv)$', ''), false from counterparties
     ), scored as (
       select given.name, known.id, bool_or(known.confirmed and known.plain = given.plain) as confirmed,
         max(case when known.plain = given.plain then 2
           else greatest(word_similarity(known.lowered, given.lowered), similarity(known.lowered, given.lowered)) end) as score
       from given join known on known.plain = given.plain
         or greatest(word_similarity(known.lowered, given.lowered), similarity(known.lowered, given.lowered)) >= ?
       group by given.name, known.id
     ), best as (
       select *, rank() over (partition by name order by confirmed desc, score desc) as place from scored
     )
     select ${columns} from best where place = 1 group by name having count(*) = 1`,
    [names, LEAST_SIMILARITY]
  )
  return new Map(rows.map((row) => [row.name, row]))
}
