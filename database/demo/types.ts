import type { Dialect } from '#app/travel/trips/dialect'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'
import type { Role } from '#app/platform/shared/isomorphic/role'
import type { TravelProduct } from '#app/people/accounts/isomorphic/travel_product'

export type DemoStory = { tenants: DemoTenant[]; people: DemoPerson[] }

export type DemoTenant = {
  slug: string
  name: string
  feeBps: number
  refundDestination: 'member' | 'tenant'
  brandColour: string
  isHouse: boolean
}

export type DemoPerson = {
  key: string
  tenantSlug: string
  role: Role
  firstName: string
  lastName: string
  email: string
  birthOn: string
  phone: string
  addressLine: string
  postcode: string
  city: string
  locale: 'nl' | 'en'
  travelProduct: TravelProduct
  iban: string | null
  premiumSince: string | null
  joinedOn: string
  /** The key of whoever brought them in. */
  invitedBy: string | null
  cards: DemoCard[]
  files: DemoFile[]
}

export type DemoCard = {
  kind: Extract<CardKind, 'personal' | 'anonymous' | 'business' | 'bank_card'>
  number: string | null
  expiresOn: string
  nickname: string
  /** It turns up in a file of the organisation, and nobody has said whose it is. */
  isUnassigned?: boolean
}

export type DemoFile = {
  name: string
  dialect: Dialect
  /** An instant, in UTC. */
  uploadedAt: string
  uploadedByKey: string
  bytes: () => Buffer
  /** Rows below the header, without a total. */
  rowCount: number
}
