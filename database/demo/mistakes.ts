import type { PlannedMistake, Slip } from '#database/demo/plan'
import type { Random } from '#database/demo/random'
import type { DemoCard } from '#database/demo/types'
import { beganAt, type Journey } from '#database/demo/travel'

const MISSED_CHECK_OUT = 0.019
const MISSED_CHECK_IN = 0.005
const SAME_STATION = 0.005
const FEE_NOT_PRINTED = 0.15
const DOUBLE_TAP = 0.03
const LATEST_FREE_TURN = 60
const MAX_STAY = 110
const LONG_STAY_FEE_CENTS = 2000

/** Lets some journeys go wrong, the planned ones certainly. Nobody pays for a slip on a free ride. */
export function withMistakes(journeys: Journey[], planned: PlannedMistake[], random: Random): Journey[] {
  const certain = plannedSlips(journeys, planned)
  return journeys.map((journey, index) => {
    const isSpared = random.chance(1 - MISSED_CHECK_OUT - MISSED_CHECK_IN - SAME_STATION)
    const slip = certain.get(journey) ?? (isSpared ? null : anySlip(random))
    if (slip === null || !canHappen(slip, journey, journeys[index + 1])) return journey
    return slipped(journey, slip, random)
  })
}

function plannedSlips(journeys: Journey[], planned: PlannedMistake[]): Map<Journey, Slip> {
  const newestFirst = journeys.toReversed()
  return new Map(
    planned.map(({ mode, nth, slip }) => {
      const sameMode = newestFirst.filter(({ route }) => route.mode === mode)
      return [sameMode[nth - 1], slip]
    })
  )
}

function anySlip(random: Random): Slip {
  const dice = random.next() * (MISSED_CHECK_OUT + MISSED_CHECK_IN + SAME_STATION)
  if (dice < MISSED_CHECK_OUT) return 'missed_check_out'
  return dice < MISSED_CHECK_OUT + MISSED_CHECK_IN ? 'missed_check_in' : 'same_station'
}

function canHappen(slip: Slip, journey: Journey, next?: Journey) {
  const { card, cents, route } = journey
  if (cents === null) return false
  if (slip === 'same_station') {
    // Who turned back has not travelled on.
    const isLast = next === undefined || beganAt(next) - beganAt(journey) > MAX_STAY
    return route.mode === 'train' && isLast
  }
  // A bank card that is only held against the last gate starts a trip there.
  return slip !== 'missed_check_in' || card.kind !== 'bank_card'
}

function slipped(journey: Journey, slip: Slip, random: Random): Journey {
  if (slip === 'same_station') return turnedBack(journey, random)

  const isPrinted = journey.card.number === null || !random.chance(FEE_NOT_PRINTED)
  const charged = { ...journey, slip, cents: isPrinted ? journey.feeCents : null }
  return slip === 'missed_check_in' ? { ...charged, inAt: null } : { ...charged, outAt: null }
}

function turnedBack(journey: Journey, random: Random): Journey {
  const minutes = random.chance(0.5) ? random.between(4, 25) : random.between(65, MAX_STAY)
  const { from } = journey.route
  return {
    ...journey,
    slip: 'same_station',
    route: { ...journey.route, to: from },
    outAt: beganAt(journey) + minutes,
    cents: minutes <= LATEST_FREE_TURN ? 0 : LONG_STAY_FEE_CENTS,
  }
}

/** Somebody who holds the other card against the gate as well pays twice. */
export function withDoubleTaps(journeys: Journey[], other: DemoCard, random: Random): Journey[] {
  return journeys.flatMap((journey) => {
    const isDouble = random.chance(DOUBLE_TAP)
    if (!isDouble || journey.slip !== null || journey.card === other) return [journey]
    return [journey, { ...journey, card: other, product: null }]
  })
}

/** Leaves the last journey unfinished, as when an export is made on the way. */
export function stillTravelling(journeys: Journey[]): Journey[] {
  const last = journeys.findLastIndex(({ inAt, outAt }) => inAt !== null && outAt !== null)
  const open: Journey = { ...journeys[last], outAt: null, cents: null, slip: 'still_travelling' }
  return [...journeys.slice(0, last), open]
}
