import { dispositionOf } from '#app/travel/batches/disposition_of'
import { readExport } from '#app/travel/batches/reading/process/read_export'
import { type ReadTransaction, UnreadableFile } from '#app/travel/batches/reading/types'
import type { Dialect } from '#app/travel/trips/dialect'
import { estimateClaims } from '#app/claims/claims/actions/estimate_claims'
import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import { currentConnection, inTenant } from '#app/platform/shared/tenancy'
import Tenant from '#app/people/tenants/tenant'
import { cardKnowledge } from '#app/travel/trips/card_knowledge'
import { buildTrips } from '#app/travel/trips/build_trips'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'

/** More than a person travels in years; larger files need an account. */
const MAX_ROWS = 20_000
const MAX_CARDS = 20
/** Milliseconds; an export of years takes less than one second. */
const MAX_READING = 5_000

type File = { path: string; name: string; dayFirst?: boolean }
type Read = {
  format: Dialect
  cards: Map<string, TravelTransaction[]>
  /** Rows that could not be read. */
  unread: number
  /** Ids of the transactions beside which there is one. */
  besideUnread: Set<number>
  /** No check-in at all, as in the plan of an upload: it cannot show a missed check-out. */
  onlyCheckOuts: boolean
}

/** Reads an export for an estimate; throws UnreadableFile. Needs no transaction, and keeps nothing. */
export const readForEstimate = ({ path, name, dayFirst }: File): Promise<Read> =>
  readExport(path, { fileName: name, dayFirst, longestReading: MAX_READING }, async (file) => {
    const cards = new Map<string, TravelTransaction[]>()
    const besideUnread = new Set<number>()
    let rows = 0
    let unread = 0
    // How many rows were read before the last one that could not be.
    let unreadAfter = -1
    for await (const chunk of file.rows()) {
      for (const row of chunk) {
        const { transaction } = row
        if (dispositionOf(row) === 'error') {
          unread++
          unreadAfter = rows
        }
        if (!transaction) continue
        if (++rows > MAX_ROWS) throw new UnreadableFile('tooManyRows')
        const { cardNumber, ...rest } = transaction
        const list = cardOf(cards, cardNumber ?? file.cardNumberInName ?? '')
        const before = list.at(-1)?.id ?? 0
        if (before <= unreadAfter) besideUnread.add(before).add(rows)
        list.push(asTravel(rest, rows, file.dialect))
      }
    }
    for (const list of cards.values()) if (list.at(-1)!.id <= unreadAfter) besideUnread.add(list.at(-1)!.id)
    const kinds = new Set([...cards.values()].flat().map(({ kind }) => kind))
    const onlyCheckOuts = kinds.has('check_out') && !kinds.has('check_in') && !kinds.has('journey')
    return { format: file.dialect, cards, unread, besideUnread, onlyCheckOuts }
  })

function cardOf(cards: Map<string, TravelTransaction[]>, number: string) {
  let list = cards.get(number)
  if (!list) {
    if (cards.size >= MAX_CARDS) throw new UnreadableFile('tooManyCards')
    cards.set(number, (list = []))
  }
  return list
}

const asTravel = (row: Omit<ReadTransaction, 'cardNumber'>, id: number, format: Dialect): TravelTransaction => ({
  ...row,
  id,
  format,
})

export async function estimateOf({ format, cards, unread, besideUnread }: Read): Promise<ClaimEstimate> {
  const { id, feeBps } = await Tenant.house()
  const knownOf = await inTenant(id, async () => cardKnowledge(await currentConnection(), []))
  const given = [...cards.values()].map((transactions) => ({
    transactions,
    trips: buildTrips(transactions, knownOf(null)),
    isBusiness: format === 'ns_business',
    isNew: () => true,
    besideUnread,
  }))
  const estimate = await estimateClaims(given, { feeBps, used: [], inferOperator: knownOf(null).inferOperator })
  return { ...estimate, unread }
}
