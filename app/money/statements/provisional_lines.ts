import { flag, number, orNull } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { Operators } from '#app/money/statements/operators_of_lines'
import type { OpenEntry, OpenStatement } from '#app/money/statements/open_entries'

/** Whoever types a line reads it off the bank's site, where it can stand a weekend before it is booked. */
const MAX_DAYS_APART = 5

type Pair = { position: number; lineId: number; strength: number }

/** Where pairs fit equally well a person is asked. `positions`: of entries in any pair, which are not booked anew. */
export async function provisionalMatches(statement: OpenStatement, entries: OpenEntry[], operators: Operators) {
  const pairs = entries.length > 0 ? await pairsOf(statement, entries, operators) : []
  const replaced: Pair[] = []
  const asked: { position: number; candidates: number[] }[] = []
  for (const group of linked(pairs)) {
    const positions = new Set(group.map(({ position }) => position))
    const [only] = group
    if (group.length === 1) replaced.push(only)
    else {
      for (const position of positions) {
        const candidates = group.filter((pair) => pair.position === position)
        asked.push({ position, candidates: candidates.map(({ lineId }) => lineId) })
      }
    }
  }
  const inPiece = new Set(entries.map(({ position }) => position))
  return {
    replaced: replaced.filter(({ position }) => inPiece.has(position)),
    asked: asked.filter(({ position }) => inPiece.has(position)),
    positions: new Set(pairs.map(({ position }) => position)),
  }
}

/** Of each entry and of each line only the strongest, by reference before text before day. */
async function pairsOf(statement: OpenStatement, entries: OpenEntry[], operators: Operators) {
  const lineIds = await provisionalLines(entries)
  if (lineIds.length === 0) return []
  const found = await readRows(
    {
      position: number('e.position'),
      lineId: number('l.id'),
      operatorId: orNull(number('l.counterparty_id')),
      isSameDay: flag('e.booked_on = l.booked_on'),
      strength: number(`case
         when l.our_references && array(select jsonb_array_elements_text(e.told->'our_references')) then 4
         when length(l.description) >= 4 and position(lower(l.description) in lower(concat_ws(' ', e.told->>'description', e.told->>'end_to_end_id', e.told->>'bank_reference'))) > 0 then 3
         when cardinality(l.our_references) > 0 and e.told->'our_references' <> '[]' then 0
         else 1 end`),
    },
    `from statement_lines l join statement_entries e on e.amount_cents = l.amount_cents
       and e.booked_on between l.booked_on - ${MAX_DAYS_APART} and l.booked_on + ${MAX_DAYS_APART}
     where l.id = any(?::bigint[])
       and e.file_id = ? and e.nth = ? and e.line_id is null and e.candidates is null
       and coalesce(e.decision->'recognition'->>'outcome', 'fresh') = 'fresh'
     order by 1, 2`,
    [lineIds, statement.fileId, statement.nth]
  )
  const pairs = found.flatMap(({ operatorId, isSameDay, ...pair }) => {
    const operator = operators.get(pair.position)?.id ?? null
    const isOther = operatorId !== null && operator !== null && operatorId !== operator
    const isSame = operatorId !== null && operatorId === operator
    if (pair.strength === 0 || (pair.strength < 3 && isOther)) return []
    if (pair.strength > 1) return [pair]
    const strength = Number(isSameDay) + Number(isSame)
    return strength === 0 ? [] : [{ ...pair, strength }]
  })
  return pairs.filter(
    (pair) =>
      !pairs.some(
        (other) => other.strength > pair.strength && (other.position === pair.position || other.lineId === pair.lineId)
      )
  )
}

async function provisionalLines(entries: OpenEntry[]) {
  const rows = await readRows(
    { id: number('id') },
    'from statement_lines where statement_id is null and withdrawn_at is null and amount_cents = any(?::bigint[])',
    [[...new Set(entries.map(({ amountCents }) => amountCents))]]
  )
  return rows.map(({ id }) => id)
}

function linked(pairs: Pair[]) {
  const groups: Pair[][] = []
  for (const pair of pairs) {
    const touching = groups.filter((group) =>
      group.some(({ position, lineId }) => position === pair.position || lineId === pair.lineId)
    )
    const rest = groups.filter((group) => !touching.includes(group))
    groups.splice(0, groups.length, ...rest, [...touching.flat(), pair])
  }
  return groups
}
