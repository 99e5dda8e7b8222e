import { currentConnection } from '#app/platform/shared/tenancy'
import { cardKnowledge } from '#app/travel/trips/card_knowledge'
import { buildTrips } from '#app/travel/trips/build_trips'
import { markDoubleCharges } from '#app/travel/trips/actions/mark_double_charges'
import { transactionsOfCards } from '#app/travel/trips/travel_transactions'
import { type CardOwner, operatorIds, storeTrips } from '#app/travel/trips/store_trips'

const TAPS_PER_CHUNK = 10_000

/** A trip keeps its row, and so its claims, by its anchor transaction. */
export async function rebuildTrips(cardIds: number[], onProgress?: (share: number) => unknown) {
  const connection = await currentConnection()
  // In order of id, so that two imports with several cards cannot block each other.
  const { rows: cards } = await connection.query<CardOwner & { taps: number }>(
    `select c.id, c.tenant_id, c.user_id, c.kind, (select count(*) from transactions t where t.card_id = c.id) as taps,
            exists (select 1 from trips t where t.card_id = c.id) as has_trips
     from ovcp_cards c where c.id = any($1) order by c.id for update`,
    [cardIds]
  )

  const operators = await operatorIds(connection)
  const rounds = [...inChunks(cards)]
  const running: Promise<unknown>[] = []
  const start = <T>(work: Promise<T>) => {
    work.catch(() => {})
    running.push(work)
    return work
  }
  const read = async (round: CardOwner[]) => {
    const ids = round.map((card) => card.id)
    const [knownOf, transactions] = await Promise.all([
      start(cardKnowledge(connection, ids)),
      start(transactionsOfCards(connection, ids)),
    ])
    return { transactions, knownOf }
  }
  const readRound = (index: number) => (index < rounds.length ? start(read(rounds[index])) : null)

  try {
    const ahead = [readRound(0), readRound(1)]
    let storing: Promise<unknown> = Promise.resolve()
    let done = 0
    for (const [index, round] of rounds.entries()) {
      const { transactions, knownOf } = (await ahead.shift())!
      ahead.push(readRound(index + 2))
      const drafts = round.map((card) => ({
        card,
        trips: buildTrips(transactions.get(card.id) ?? [], knownOf(card.id)),
      }))
      const stored = start(storeTrips(connection, drafts, operators))
      await storing
      storing = stored
      done += round.length
      await onProgress?.(done / cards.length)
    }
    await storing
  } finally {
    // A query left running would be on a connection that belongs to someone else by then.
    await Promise.allSettled(running)
  }
  await markDoubleCharges([...new Set(cards.map((card) => card.user_id))])
}

function* inChunks<Card extends { taps: number }>(cards: Card[]) {
  let round: Card[] = []
  let taps = 0
  for (const card of cards) {
    round.push(card)
    taps += card.taps
    if (taps >= TAPS_PER_CHUNK) {
      yield round
      round = []
      taps = 0
    }
  }
  if (round.length > 0) yield round
}
