import { cents, day, flag, number, orNull, text, texts } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { execute } from '#app/platform/shared/execute'
import type { Comparable } from '#app/money/statements/line_relation'
import { type KnownPart, type Recognition, recogniseDay } from '#app/money/statements/recognise_day'
import type { OpenEntry, OpenStatement } from '#app/money/statements/open_entries'

/** Skips days that no other statement booked on. A day longer than a piece is decided once, unless another books. */
export async function recogniseEntries(statement: OpenStatement, entries: OpenEntry[]): Promise<Recognition[]> {
  const days = [...new Set(entries.map(({ bookedOn }) => bookedOn))]
  const shared = await sharedDays(statement, days)
  const found = new Map<number, Recognition>()
  for (const { day: date, newestId } of shared) {
    const ofDay = entries.filter(({ bookedOn }) => bookedOn === date)
    const isDecided = ofDay.every(({ decision }) => decision && decision.until >= newestId)
    if (isDecided) {
      for (const { position, decision } of ofDay) found.set(position, decision!.recognition)
    } else {
      for (const [position, recognition] of await decide(statement, date, newestId)) {
        found.set(position, recognition)
      }
    }
  }
  return entries.map(({ position }) => found.get(position) ?? { outcome: 'fresh' })
}

/** The days on which other statements booked lines, with the newest of those. */
const sharedDays = ({ id }: OpenStatement, days: string[]) =>
  readRows(
    { day: text('day'), newestId: number('newest') },
    `from unnest(?::text[]) day cross join lateral (
       select max(id) as newest from (
         -- Of a day alone: the largest id of all would be looked for from the newest line back.
         select max(id) as id from (select id from statement_lines where booked_on = day::date and statement_id < ? offset 0) earlier
         union all select max(id) from (select id from statement_lines where booked_on = day::date and statement_id > ? offset 0) later
       ) others
     ) other where newest is not null`,
    [days, id, id]
  )

async function decide(statement: OpenStatement, date: string, newestId: number) {
  const rows = await rowsOf(statement, date)
  const recognitions = recogniseDay(rows, await partsOf(statement, date), {
    isWholeDay: isWhole(statement, date),
  })
  const open = rows.flatMap(({ position, isOpen }, n): [number, Recognition][] =>
    isOpen ? [[position, recognitions[n]]] : []
  )
  await execute(
    `update statement_entries e set decision = jsonb_build_object('recognition', d.recognition, 'until', ?::bigint)
     from unnest(?::int[], ?::jsonb[]) as d (position, recognition) where e.file_id = ? and e.nth = ? and e.position = d.position`,
    [
      newestId,
      open.map(([position]) => position),
      open.map(([, one]) => JSON.stringify(one)),
      statement.fileId,
      statement.nth,
    ]
  )
  return open
}

/** Of the file's own lines, also those that are settled: they tell where the day begins. */
const rowsOf = ({ fileId, nth, isNewestFirst, format }: OpenStatement, on: string) =>
  readRows(
    {
      position: number('e.position'),
      isOpen: flag('e.line_id is null and e.candidates is null'),
      amountCents: cents('e.amount_cents'),
      afterCents: orNull(cents('e.balance_after_cents')),
      beforeCents: orNull(cents('e.balance_after_cents - e.amount_cents')),
      identity: orNull(text('e.identity')),
      references: texts("coalesce(e.told->'our_references', to_jsonb(l.our_references), '[]')"),
      ibanIndexes: texts(
        "coalesce(e.told->'iban_indexes', to_jsonb(array_remove(array[l.counterparty_iban_index], null)))"
      ),
      name: orNull(text("coalesce(e.told->>'counterparty_name', l.counterparty_name)")),
      endToEndId: orNull(text("coalesce(e.told->>'end_to_end_id', l.end_to_end_id)")),
      format: text('?::text'),
    },
    `from statement_entries e left join statement_lines l on l.id = e.line_id
     where e.file_id = ? and e.nth = ? and e.booked_on = ? order by e.position ${isNewestFirst ? 'desc' : ''}`,
    [format, fileId, nth, on]
  )

type PartRow = Comparable & {
  id: number
  statementId: number
  otherFileId: number
  fromOn: string
  untilOn: string
  isNewestFirst: boolean
  statementNumber: string | null
  sequenceNumber: number | null
  openingCents: number | null
  closingCents: number | null
}

async function partsOf(statement: OpenStatement, on: string): Promise<KnownPart[]> {
  const rows = await readRows(
    {
      id: number('e.line_id'),
      statementId: number('s.id'),
      otherFileId: number('s.file_id'),
      fromOn: day('s.from_on'),
      untilOn: day('s.until_on'),
      isNewestFirst: flag('s.is_newest_first'),
      statementNumber: orNull(text('s.statement_number')),
      sequenceNumber: orNull(number('s.sequence_number')),
      openingCents: orNull(cents('s.opening_cents')),
      closingCents: orNull(cents('s.closing_cents')),
      amountCents: cents('e.amount_cents'),
      afterCents: orNull(cents('e.balance_after_cents')),
      beforeCents: orNull(cents('e.balance_after_cents - e.amount_cents')),
      identity: orNull(text('e.identity')),
      references: texts('to_json(l.our_references)'),
      ibanIndexes: texts('to_json(array_remove(array[l.counterparty_iban_index], null))'),
      name: orNull(text('l.counterparty_name')),
      endToEndId: orNull(text('l.end_to_end_id')),
      format: text('f.format'),
    },
    `from statement_entries e join statements s on s.file_id = e.file_id and s.nth = e.nth join statement_files f on f.id = s.file_id
     join statement_lines l on l.id = e.line_id
     where e.line_id in (select id from statement_lines where booked_on = ?) and s.id <> ? and f.status <> 'withdrawn'
     order by s.id, case when s.is_newest_first then -e.position else e.position end`,
    [on, statement.id]
  )
  return [...Map.groupBy(rows, ({ statementId }) => statementId).values()].map((lines) => ({
    lines,
    hint: hintOf(statement, lines[0]),
    isWholeDay: isWhole(lines[0], on),
  }))
}

function hintOf(one: OpenStatement, other: PartRow): KnownPart['hint'] {
  // Each format is counted on its own.
  const areNumbered = one.format === other.format && one.sequenceNumber !== null && other.sequenceNumber !== null
  const isSameNumber = areNumbered
    ? one.sequenceNumber === other.sequenceNumber
    : one.statementNumber !== null && one.statementNumber === other.statementNumber
  const isSameBalance =
    one.openingCents !== null && one.openingCents === other.openingCents && one.closingCents === other.closingCents
  if (isSameNumber && isSameBalance) return 'same'
  // A file does not tell a line twice, and a bank does not give one statement two numbers.
  return areNumbered || one.fileId === other.otherFileId ? 'other' : null
}

/** Exports of a web site are of whole days, and a longer statement is whole between its first day and its last. */
const isWhole = ({ format, fromOn, untilOn }: { format: string; fromOn: string; untilOn: string }, date: string) =>
  format.endsWith('_csv') || (fromOn < date && date < untilOn)
