import { instant } from '#app/platform/shared/clock'
import type { Client } from 'pg'
import type { Disposition } from '#app/travel/batches/isomorphic/disposition'
import { maskCards } from '#app/travel/batches/mask_cards'
import type { ReadRow } from '#app/travel/batches/reading/types'
import { type Value, bulkInsert } from '#app/platform/shared/bulk_insert'

export type PlannedRow = {
  row: ReadRow
  disposition: Disposition
  card: { id: number | null; isKnown: boolean } | null
  fingerprint: string | null
}

const COLUMNS = [
  'tenant_id',
  'batch_id',
  'line',
  'disposition',
  'problem',
  'warning',
  'card_id',
  'fingerprint',
  'kind',
  'at',
  'end_at',
  'from_place',
  'to_place',
  'amount_cents',
  'product',
  'operator_name',
  'transport',
  'purpose',
  'note',
  'travel_class',
  'correction_from',
  'correction_until',
  'external_id',
  'version',
  'raw',
] as const

export function storeBatchRows(connection: Client, batch: { tenantId: number; id: number }, planned: PlannedRow[]) {
  const rows = planned.map((one) => valuesOf(batch, one))
  return bulkInsert(connection, 'batch_rows', COLUMNS, rows)
}

/** For each column between the fingerprint and what was printed. */
const NOTHING: null[] = Array.from({ length: COLUMNS.length - 9 }, () => null)

function valuesOf(
  batch: { tenantId: number; id: number },
  { row, disposition, card, fingerprint }: PlannedRow
): Value[] {
  const what = row.transaction
  const known: Value[] = what
    ? [
        what.kind,
        instant(what.at),
        instant(what.endAt),
        what.fromPlace,
        what.toPlace,
        what.amountCents,
        what.product,
        what.operatorName,
        what.transport,
        what.purpose,
        what.note,
        what.travelClass,
        instant(what.correctionFrom),
        instant(what.correctionUntil),
        what.externalId,
        what.version,
        null,
      ]
    : [...NOTHING, row.raw.map(maskCards)]
  return [
    batch.tenantId,
    batch.id,
    row.line,
    disposition,
    row.problem,
    row.warning,
    card?.id ?? null,
    fingerprint,
    ...known,
  ]
}
