import { basename } from 'node:path'
import { dispositionOf } from '#app/travel/batches/disposition_of'
import type { Disposition } from '#app/travel/batches/isomorphic/disposition'
import { Fingerprints } from '#app/travel/batches/fingerprint'
import { openExport } from '#app/travel/batches/reading/open_export'
import type { ReadRow } from '#app/travel/batches/reading/types'
import { type BuildOptions, buildTrips } from '#app/travel/trips/build_trips'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'

export type FoundRow = { file: string; line: number; disposition: Disposition; why: string | null }

/** The rows and trips of one traveller's exports, in the order of the files, as uploads would give them. */
export async function readTravel(paths: string[], known: BuildOptions) {
  const rows: FoundRow[] = []
  const cards = new Map<string, TravelTransaction[]>()
  const seen = new Map<string, Set<string>>()
  let id = 0

  for (const path of paths) {
    const file = await openExport(path, { fileName: basename(path) })
    const fingerprints = new Fingerprints()
    const refs = new Map<string, number>()
    const isNew = new Map<string, Set<string>>()
    for await (const chunk of file.rows()) for (const row of chunk) take(row)
    for (const [card, prints] of isNew) seen.set(card, (seen.get(card) ?? new Set()).union(prints))

    function take(row: ReadRow) {
      const { transaction, line, problem } = row
      const card = transaction?.cardNumber ?? file.cardNumberInName ?? ''
      const ref = refs.get(card) ?? refs.set(card, refs.size).get(card)!
      const fingerprint = transaction ? fingerprints.of(ref, transaction) : ''
      const isKnown = seen.get(card)?.has(fingerprint) ?? false
      const disposition = isKnown ? 'duplicate' : dispositionOf(row)
      rows.push({ file: basename(path), line, disposition, why: problem })
      if (!transaction || isKnown) return
      const list = cards.get(card) ?? []
      list.push({ ...transaction, id: ++id, format: file.dialect })
      cards.set(card, list)
      isNew.set(card, (isNew.get(card) ?? new Set()).add(fingerprint))
    }
  }

  const trips: TripDraft[] = [...cards.values()].flatMap((list) => buildTrips(list, known))
  return { rows, trips }
}
