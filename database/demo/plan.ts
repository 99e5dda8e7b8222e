import type { Route } from '#database/demo/routes'
import type { DemoCard, DemoPerson } from '#database/demo/types'
import type { Dialect } from '#app/travel/trips/dialect'

/** A way somebody goes again and again. Times are minutes after midnight; `back` may be past it. */
export type Habit = {
  routes: Route[]
  /** Days of the week; 0 is Sunday. */
  days: number[]
  /** How often it happens on such a day, 0 to 1. */
  share: number
  out: number
  back: number | null
  card?: number
  isLeisure?: true
  isStudy?: true
  isBusiness?: true
}

export type FileFormat = {
  encoding: 'utf8' | 'utf8_bom' | 'cp1252'
  lineEnd: '\n' | '\r\n'
  decimals: ',' | '.'
  separator: ';' | ','
  isWorkbook: boolean
  isOnlyCheckOuts: boolean
}
export type ExportPlan = {
  dialect: Dialect
  card: number
  /** Counted in months back from today; 1 is the month that ends yesterday. */
  oldest: number
  newest: number
  format: FileFormat
  hasImpossibleDate?: true
  /** A manager's file: the business cards of these people. */
  members?: string[]
}

export type CardPlan = { kind: DemoCard['kind']; nickname: string; expiresInMonths: number; isUnassigned?: boolean }

/** What went wrong, or was not over yet. */
export type Slip = 'missed_check_out' | 'missed_check_in' | 'same_station' | 'still_travelling'

/** A slip that has to happen: on the n-th journey of this kind, counted back from today. */
export type PlannedMistake = { mode: Route['mode']; nth: number; slip: Slip }

export type Quirks = {
  mistakes?: PlannedMistake[]
  isStillTravelling?: true
  hasRefund?: true
  unknownNames?: number
  /** Taps this other card as well, now and then. */
  doubleTapsOn?: number
}

export type PersonPlan = Pick<
  DemoPerson,
  | 'key'
  | 'role'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'birthOn'
  | 'addressLine'
  | 'postcode'
  | 'city'
  | 'locale'
  | 'travelProduct'
  | 'tenantSlug'
  | 'invitedBy'
> & {
  /** Four letters of the bank; null for somebody who has not given an IBAN yet. */
  bank: string | null
  premiumMonths: number | null
  cards: CardPlan[]
  habits: Habit[]
  exports: ExportPlan[]
  quirks: Quirks
}
