export const AVAILABILITY = [
  'weekday_mornings',
  'weekday_afternoons',
  'weekday_evenings',
  'weekend_days',
  'weekend_evenings',
] as const

export const PROVINCES = [
  'groningen',
  'friesland',
  'drenthe',
  'overijssel',
  'flevoland',
  'gelderland',
  'utrecht',
  'noord_holland',
  'zuid_holland',
  'zeeland',
  'noord_brabant',
  'limburg',
] as const

export const TRANSPORT = ['public_transport', 'bike', 'car', 'on_foot'] as const

export type Choices = {
  availability: (typeof AVAILABILITY)[number][]
  regions: (typeof PROVINCES)[number][]
  transport: (typeof TRANSPORT)[number][]
}

export type ApplicationForm = Choices & { motivation: string }
