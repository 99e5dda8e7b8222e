import { dayAt, dutchDate, instantAt, isoDate, monthsAgo, type Day, type Minute } from '#database/demo/calendar'
import type { TravelEvent } from '#database/demo/bookings'
import { write } from '#database/demo/formats/sheets'
import type { ExportPlan } from '#database/demo/plan'
import type { Random } from '#database/demo/random'
import type { DemoCard, DemoFile } from '#database/demo/types'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const MINUTES_TO_UPLOAD = 12

/** The files somebody has downloaded from the operators and uploaded to Fareback. */
export function filesOf(
  person: { key: string; cards: DemoCard[]; exports: ExportPlan[]; isStillTravelling: boolean },
  eventsOf: (plan: ExportPlan) => TravelEvent[],
  today: { day: Day; at: Date },
  random: Random
): DemoFile[] {
  return person.exports.map((plan) => {
    const period = monthsAgo(today.day, plan.oldest, plan.newest)
    const { rowCount, lastAt, bytes } = write(plan, eventsOf(plan), period)
    const isOnTheWay = person.isStillTravelling && plan.newest === 1
    return {
      name: nameOf(plan, person, period),
      dialect: plan.dialect,
      uploadedAt: uploadedAt(lastAt, isOnTheWay, today.at, random).toISOString(),
      uploadedByKey: person.key,
      bytes,
      rowCount,
    }
  })
}

/** Some evening in the days after the last row, but never in the future. */
function uploadedAt(lastAt: Minute, isOnTheWay: boolean, today: Date, random: Random) {
  const last = instantAt(lastAt).toMillis()
  const soonest = last + MINUTES_TO_UPLOAD * MINUTE_MS
  const evening = instantAt(dayAt(lastAt) * 1440 + random.between(1140, 1350)).toMillis()
  const some = evening + random.between(1, 5) * DAY_MS
  const latest = today.getTime() - random.between(5, 300) * MINUTE_MS
  const chosen = isOnTheWay ? soonest : Math.max(soonest, Math.min(some, latest))
  return new Date(Math.min(chosen, today.getTime()))
}

function nameOf(plan: ExportPlan, { cards }: { cards: DemoCard[] }, { from, until }: { from: Day; until: Day }) {
  const number = cards[plan.card]?.number
  const last = dutchDate(until)
  switch (plan.dialect) {
    case 'ns_consumer':
      return `reistransacties_${number}_${last.replaceAll('-', '')}.csv`
    case 'ns_business': {
      const whose = plan.members === undefined ? number : 'alle-kaarten'
      return `reistransacties-${whose}-${last.replaceAll('-', '')}.${plan.format.isWorkbook ? 'xlsx' : 'csv'}`
    }
    case 'ovpay':
      return `ovpay-${isoDate(from)}-${isoDate(until)}.json`
    default: {
      const word = plan.dialect.startsWith('ov_nl') ? 'transacties' : 'transactions'
      return `${word}_${dutchDate(from)}_${last}.csv`
    }
  }
}
