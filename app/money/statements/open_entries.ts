import { execute } from '#app/platform/shared/execute'
import type { EntryOutcome } from '#app/money/statements/entry_outcome'
import type { Recognition } from '#app/money/statements/recognise_day'

export type OpenStatement = {
  id: number
  fileId: number
  nth: number
  isNewestFirst: boolean
  fromOn: string
  untilOn: string
  statementNumber: string | null
  sequenceNumber: number | null
  openingCents: number | null
  closingCents: number | null
  format: string
}

export type OpenEntry = {
  position: number
  bookedOn: string
  amountCents: number
  decision: { recognition: Recognition; until: number } | null
  name: string | null
  ibanIndexes: string[]
}

export async function markKnown(
  { fileId, nth }: Pick<OpenStatement, 'fileId' | 'nth'>,
  known: { position: number; lineId: number }[],
  outcome: Exclude<EntryOutcome, 'booked'> = 'known',
  answeredById: number | null = null
) {
  if (known.length === 0) return
  await execute(
    `update statement_entries e set outcome = ?, line_id = k.line, told = null, decision = null, candidates = null, answered_by_id = ?
     from unnest(?::int[], ?::bigint[]) as k (position, line) where e.file_id = ? and e.nth = ? and e.position = any(?::int[]) and e.position = k.position`,
    [
      outcome,
      answeredById,
      known.map(({ position }) => position),
      known.map(({ lineId }) => lineId),
      fileId,
      nth,
      known.map(({ position }) => position),
    ]
  )
}
