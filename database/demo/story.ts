import { dayIn, isoDate, monthsAgo, monthsBefore, type Day } from '#database/demo/calendar'
import { bookingsFor, type TravelEvent } from '#database/demo/bookings'
import { filesOf } from '#database/demo/files'
import { chipCardNumber, dutchIban, mobileNumber } from '#database/demo/numbers'
import { CAST } from '#database/demo/people/cast'
import type { ExportPlan, PersonPlan } from '#database/demo/plan'
import { randomOf } from '#database/demo/random'
import { stillTravelling, withDoubleTaps, withMistakes } from '#database/demo/mistakes'
import { TENANTS } from '#database/demo/tenants'
import { journeysOf } from '#database/demo/travel'
import type { DemoCard, DemoFile, DemoPerson, DemoStory } from '#database/demo/types'

type Traveller = { plan: PersonPlan; cards: DemoCard[]; events: TravelEvent[] }
type Telling = { today: Day; now: Date; seed: number }

export const STORY_MONTHS = 18
const DEFAULT_SEED = 3528

/** People and eighteen months of their travel until yesterday; the same for the same day and seed. */
export function demoStory(options: { today: Date; seed?: number }): DemoStory {
  const { today: now, seed = DEFAULT_SEED } = options
  const telling = { today: dayIn(now), now, seed }

  const travellers = CAST.map((plan, index) => travellerOf(plan, index, telling))
  const people = travellers.map((traveller) => personOf(traveller, travellers, telling))
  return { tenants: TENANTS, people }
}

function travellerOf(plan: PersonPlan, index: number, { today, seed }: Telling): Traveller {
  const random = randomOf(seed, `cards of ${plan.key}`)
  const cards = plan.cards.map(({ kind, nickname, expiresInMonths, isUnassigned }, place): DemoCard => {
    const isChipCard = kind !== 'bank_card'
    return {
      kind,
      nickname,
      number: isChipCard ? chipCardNumber(100 + index * 10 + place, random) : null,
      expiresOn: isoDate(monthsBefore(today, -expiresInMonths) + random.between(-12, 12)),
      ...(isUnassigned && { isUnassigned }),
    }
  })
  return { plan, cards, events: eventsOf(plan, cards, today, seed) }
}

function eventsOf(plan: PersonPlan, cards: DemoCard[], today: Day, seed: number): TravelEvent[] {
  const { habits, quirks, travelProduct } = plan
  if (habits.length === 0) return []

  const random = randomOf(seed, `travel of ${plan.key}`)
  const holder = `${plan.firstName[0]}. ${plan.lastName}`
  const period = monthsAgo(today, STORY_MONTHS, 1)
  const planned = journeysOf({ holder, cards, habits, travelProduct }, period, random)

  let journeys = withMistakes(planned, quirks.mistakes ?? [], random)
  if (quirks.doubleTapsOn !== undefined) {
    journeys = withDoubleTaps(journeys, cards[quirks.doubleTapsOn], random)
  }
  if (quirks.isStillTravelling) journeys = stillTravelling(journeys)
  return [...bookingsFor(journeys, quirks, random), ...journeys]
}

function personOf({ plan, cards }: Traveller, all: Traveller[], telling: Telling): DemoPerson {
  const { exports, quirks, bank, premiumMonths, ...profile } = plan
  const random = randomOf(telling.seed, `files of ${plan.key}`)
  const files = filesOf(
    { key: plan.key, cards, exports, isStillTravelling: quirks.isStillTravelling ?? false },
    (exported) => eventsIn(exported, plan.key, all),
    { day: telling.today, at: telling.now },
    random
  )

  const joined = joinedOn(plan, files, telling.today)
  const premium = premiumMonths === null ? null : monthsBefore(telling.today, premiumMonths)
  return {
    ...profile,
    phone: mobileNumber(random),
    iban: bank === null ? null : dutchIban(bank, random),
    premiumSince: premium === null ? null : isoDate(Math.max(premium, joined)),
    joinedOn: isoDate(joined),
    cards,
    files,
  }
}

function eventsIn({ card, members }: ExportPlan, key: string, all: Traveller[]): TravelEvent[] {
  const whose = members ?? [key]
  const travellers = all.filter(({ plan }) => whose.includes(plan.key))
  return travellers.flatMap(({ cards, events }) =>
    events.filter((event) => (members === undefined ? event.card === cards[card] : event.card.kind === 'business'))
  )
}

/** People join to upload their first file; whoever works with the product was there before them. */
function joinedOn({ role }: PersonPlan, files: DemoFile[], today: Day): Day {
  if (role !== 'member' || files.length === 0) return monthsBefore(today, STORY_MONTHS)
  return Math.min(...files.map(({ uploadedAt }) => dayIn(new Date(uploadedAt))))
}
