/**
 * The operators and their dated claim rules as they stand. Source of each rule in `source`; `confirmed: false`
 * marks a term that no operator's page confirms, and the schedule of services says so.
 */
type Rule = {
  kind: 'missed_check_out' | 'missed_check_in' | 'same_station' | 'double_charge'
  cap?: [count: number, period: 'half_year' | 'year']
  earliestDays?: number
  latestDays: number
  goodwill?: boolean
  confirmed?: boolean
  evidence: string
  source: string
}

export type Operator = {
  slug: string
  name: string
  modes: string[]
  channel: 'portal' | 'web_form' | 'letter' | 'shared_site'
  channelUrl: string | null
  answerDays: number
  rules: Rule[]
}

/** What a missed tap costs. Source: 9292.nl and ns.nl, read 2026. */
export const FEE_TRAIN_CENTS = 20_00
export const FEE_LOCAL_CENTS = 4_00

/** From when these rules hold in our books. */
export const RULES_VALID_FROM = '2025-01-01'

const SHARED_SITE = { channel: 'shared_site', channelUrl: 'https://www.uitcheckgemist.nl' } as const

/** Corrected at uitcheckgemist.nl: three a half year per operator. */
const shared = (latestDays: number, confirmed: boolean, source: string): Rule[] => [
  { kind: 'missed_check_out', cap: [3, 'half_year'], earliestDays: 1, latestDays, confirmed, evidence: 'Card number, valid-until date, stop', source },
  { kind: 'missed_check_in', cap: [3, 'half_year'], earliestDays: 1, latestDays, confirmed, evidence: 'Card number, valid-until date, stop', source },
  { kind: 'double_charge', earliestDays: 1, latestDays, confirmed, evidence: 'Both charges', source: '9292.nl: through the operator, no cap' },
] // prettier-ignore

export const operators: Operator[] = [
  {
    slug: 'ns',
    name: 'NS',
    modes: ['train'],
    channel: 'portal',
    channelUrl: 'https://www.ns.nl/mijnns',
    answerDays: 9,
    rules: [
      { kind: 'missed_check_out', cap: [3, 'year'], earliestDays: 5, latestDays: 90, evidence: 'Card number, valid-until date, station', source: '9292.nl, ns.nl: three a calendar year; NS corrects by itself within 5 days where it can' },
      { kind: 'missed_check_in', cap: [3, 'year'], earliestDays: 5, latestDays: 90, evidence: 'Card number, valid-until date, station', source: '9292.nl, ns.nl' },
      { kind: 'same_station', earliestDays: 1, latestDays: 90, goodwill: true, evidence: 'Reason for the stay', source: 'radar.avrotros.nl: more than 60 minutes, refunded as goodwill' },
      { kind: 'double_charge', earliestDays: 1, latestDays: 90, evidence: 'Both charges', source: '9292.nl: no cap' },
    ],
  },
  { slug: 'arriva', name: 'Arriva', modes: ['train', 'bus'], ...SHARED_SITE, answerDays: 15, rules: shared(90, false, 'uitcheckgemist.nl; term not confirmed') },
  { slug: 'transdev', name: 'Transdev (Connexxion)', modes: ['train', 'bus'], ...SHARED_SITE, answerDays: 15, rules: shared(90, false, 'uitcheckgemist.nl; term not confirmed') },
  { slug: 'keolis', name: 'Keolis (RRReis, Syntus, Blauwnet)', modes: ['train', 'bus'], ...SHARED_SITE, answerDays: 15, rules: shared(90, false, 'uitcheckgemist.nl; term not confirmed') },
  { slug: 'qbuzz', name: 'Qbuzz', modes: ['bus', 'tram'], ...SHARED_SITE, answerDays: 15, rules: shared(90, false, 'uitcheckgemist.nl; term not confirmed') },
  { slug: 'ebs', name: 'EBS', modes: ['bus'], ...SHARED_SITE, answerDays: 15, rules: shared(14, true, 'ebs-ov.nl: 14 days') },
  { slug: 'htm', name: 'HTM', modes: ['tram', 'bus'], ...SHARED_SITE, answerDays: 14, rules: shared(28, true, 'htm.nl: 28 days') },
  { slug: 'gvb', name: 'GVB', modes: ['metro', 'tram', 'bus'], ...SHARED_SITE, answerDays: 15, rules: shared(90, true, 'gvb.nl: within 3 months') },
  { slug: 'ret', name: 'RET', modes: ['metro', 'tram', 'bus'], ...SHARED_SITE, answerDays: 7, rules: shared(90, false, 'uitcheckgemist.nl; reply in 5 working days; term not confirmed') },
  { slug: 'ns-international', name: 'NS International', modes: ['train'], channel: 'web_form', channelUrl: 'https://www.nsinternational.com', answerDays: 30, rules: [] },
] // prettier-ignore
