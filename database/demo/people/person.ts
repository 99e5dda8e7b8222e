import type { CardPlan, ExportPlan, FileFormat, Habit, PersonPlan } from '#database/demo/plan'
import type { Route } from '#database/demo/routes'
import { EMPLOYER, HOUSE, UNIVERSITY } from '#database/demo/tenants'
import type { Dialect } from '#app/travel/trips/dialect'

const MAIL_DOMAINS: Record<string, string> = {
  [HOUSE]: 'postbus.test',
  [EMPLOYER]: 'waterland.test',
  [UNIVERSITY]: 'noorderzijl.test',
}
const AS_PRINTED: FileFormat = {
  encoding: 'utf8',
  lineEnd: '\n',
  decimals: ',',
  separator: ';',
  isWorkbook: false,
  isOnlyCheckOuts: false,
}

const WORKING_DAYS = [1, 2, 3, 4, 5]
const WEEKEND = [6, 0]

/** `saved` is what the traveller's browser or Excel made of the format. */
export const CP1252: Partial<FileFormat> = { encoding: 'cp1252', lineEnd: '\r\n' }
export const WINDOWS: Partial<FileFormat> = { encoding: 'utf8_bom', lineEnd: '\r\n' }

type Facts = Partial<PersonPlan> & Pick<PersonPlan, 'key' | 'firstName' | 'lastName' | 'birthOn'>

/** `home` reads `Oude Rijn 114, 2312 HG Leiden`. */
export function person(tenantSlug: string, home: string, facts: Facts): PersonPlan {
  const [addressLine, place] = home.split(', ')
  return {
    tenantSlug,
    role: 'member',
    email: `${mailName(facts.firstName)}.${mailName(facts.lastName)}@${MAIL_DOMAINS[tenantSlug]}`,
    addressLine,
    postcode: place.slice(0, 7),
    city: place.slice(8),
    locale: 'nl',
    travelProduct: 'none',
    bank: 'INGB',
    premiumMonths: null,
    invitedBy: null,
    cards: [card('personal', 'OV-chipkaart', 31)],
    habits: [],
    exports: [],
    quirks: {},
    ...facts,
  }
}

export function card(kind: CardPlan['kind'], nickname: string, expiresInMonths: number): CardPlan {
  return { kind, nickname, expiresInMonths }
}

/** There in the morning and back in the afternoon. */
export function commute(routes: Route[], leaves: string, returns: string, rest?: Partial<Habit>): Habit {
  const times = { out: minutesOf(leaves), back: minutesOf(returns) }
  return { routes, days: WORKING_DAYS, share: 0.8, ...times, ...rest }
}

/** Something for the weekend; `returns` may be past midnight, as `24:20`. */
export function outing(routes: Route[], leaves: string, returns: string, rest?: Partial<Habit>): Habit {
  return commute(routes, leaves, returns, { days: WEEKEND, share: 0.25, isLeisure: true, ...rest })
}

type Series = { files: number; monthsEach?: number; newest?: number; card?: number }

/** Files of some months each, one after the other, the last one until `newest` months back. */
export function exportsOf(dialect: Dialect, series: Series, saved?: Partial<FileFormat>): ExportPlan[] {
  const { files, monthsEach = 1, newest = 1, card: of = 0 } = series
  return Array.from({ length: files }, (_, index) => {
    const first = newest + (files - 1 - index) * monthsEach
    return {
      dialect,
      card: of,
      oldest: first + monthsEach - 1,
      newest: first,
      format: { ...AS_PRINTED, ...saved },
    }
  })
}

function minutesOf(time: string) {
  const [hours, minutes] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function mailName(name: string) {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
