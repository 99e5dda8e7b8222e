import { clock, DAY_MINUTES, dayIn, dutchDate } from '#database/demo/calendar'
import { euros } from '#database/demo/formats/csv_format'
import { chipCardNumber, inFours } from '#database/demo/numbers'
import { randomOf } from '#database/demo/random'
import { reversed, ROUTES, type Route } from '#database/demo/routes'

type Way = {
  minutes: number
  /** The fields of each tap behind its time, up to the name on the card. */
  checkIn: string
  missedCheckOut: string
  checkOut: string
  /** And in front of the time of a check-out. */
  beforeCheckOut: string
}

const HEADER =
  '"Datum";"Check-in";"Vertrek";"Check-uit";"Bestemming";"Bedrag";"Transactie";"Klasse";"Product";"Opmerkingen";"Naam";"Kaartnummer"\n'
const MISSED_CHECK_OUT = 0.015
const STORY_DAYS = 540
const USUAL_JOURNEYS_A_DAY = 4
/** Half an hour each: more do not fit in a day. */
const MAX_JOURNEYS_A_DAY = 20
const FIRST_DEPARTURE = 330
const MIN_STAY = 12
const CLOCK = Array.from({ length: DAY_MINUTES }, (_, minute) => clock(minute))

/**
 * A large export of ov-chipkaart.nl for benchmarks: the header and then exactly `rows` lines, each
 * with its line end. One card after the other, oldest first; eighteen months if that is enough.
 */
export function* generateExportRows(options: {
  rows: number
  cards: number
  seed: number
  from: Date
}): Generator<string> {
  const random = randomOf(options.seed, 'benchmark')
  const firstDay = dayIn(options.from)
  const ways = Object.values(ROUTES).flatMap((route) => [wayOf(route), wayOf(reversed(route))])
  const dates: string[] = []
  yield HEADER

  for (let card = 0; card < options.cards; card++) {
    const owner = `"T. Test";"${inFours(chipCardNumber(card, random))}"\n`
    const rows = shareOf(options, card)
    yield* cardRows(rows, owner)
  }

  function* cardRows(rows: number, owner: string) {
    const aDay = Math.ceil(rows / 2 / STORY_DAYS)
    const journeysADay = Math.min(Math.max(aDay, USUAL_JOURNEYS_A_DAY), MAX_JOURNEYS_A_DAY)
    const slot = Math.floor((DAY_MINUTES - FIRST_DEPARTURE) / journeysADay)

    let left = rows
    for (let day = 0; left > 0; day++) {
      const date = (dates[day] ??= `"${dutchDate(firstDay + day)}";"`)
      for (let journey = 0; journey < journeysADay && left > 0; journey++) {
        const way = ways[Math.floor(random.next() * ways.length)]
        const departs = FIRST_DEPARTURE + journey * slot + random.between(0, 9)
        const isMissed = left === 1 || random.next() < MISSED_CHECK_OUT
        yield date + CLOCK[departs] + (isMissed ? way.missedCheckOut : way.checkIn) + owner
        left--
        if (isMissed) continue

        const arrives = departs + Math.min(way.minutes, slot - MIN_STAY)
        yield date + way.beforeCheckOut + CLOCK[arrives] + way.checkOut + owner
        left--
      }
    }
  }
}

function wayOf({ from, to, minutes, mode, operator, cents }: Route): Way {
  const product = mode === 'train' ? `Reizen op Saldo ${operator} Vol tarief (2e klas)` : ''
  const fee = mode === 'train' ? '20,00' : '4,00'
  return {
    minutes,
    checkIn: `";"${from}";"";"";"";"Check-in";"";"";"";`,
    missedCheckOut: `";"${from}";"";"";"${fee}";"Check-in";"";"${product}";"";`,
    beforeCheckOut: `";"${from}";"`,
    checkOut: `";"${to}";"${euros(cents, ',')}";"Check-uit";"";"${product}";"";`,
  }
}

/** The rows that fall to a card when they are dealt out evenly. */
function shareOf({ rows, cards }: { rows: number; cards: number }, card: number) {
  return Math.floor(rows / cards) + (card < rows % cards ? 1 : 0)
}
