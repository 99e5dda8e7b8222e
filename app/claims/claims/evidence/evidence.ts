import type { Support } from '#app/claims/claims/evidence/support'
import type { ClaimKind } from '#app/claims/rules/claim_kind'
import type { FareSource } from '#app/claims/claims/fare_source'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'
import type { Mode } from '#app/travel/operators/isomorphic/mode'
import type { Tap } from '#app/travel/trips/trip_taps'
import type { TripReason } from '#app/travel/trips/trip_reason'

/** The charge that stands; `at` is ISO 8601. */
export type OtherCharge = {
  at: string
  fromPlace: string | null
  toPlace: string | null
  amountCents: number | null
  card: { kind: CardKind; last4: string | null }
}

export type OtherPost = { at: string; place: string; operator: string }

/** What a claim rests on, frozen when it was made. Amounts are cents, times ISO 8601, days ISO dates. */
export type Evidence = {
  /** The first has no `support`. */
  version: 1 | 2
  claim: {
    reference: string
    kind: ClaimKind
    chargedCents: number
    fareCents: number
    fareSource: FareSource
    grossCents: number
    statedPlace: string | null
    deadlineOn: string
  }
  operator: string
  trip: {
    mode: Mode
    fromPlace: string | null
    toPlace: string | null
    checkedInAt: string | null
    checkedOutAt: string | null
    reasons: TripReason[]
    taps: Omit<Tap, 'key' | 'fileName' | 'line'>[]
  }
  rule: { version: number; validFrom: string; source: string; isConfirmed: boolean }
  traveller: { id: string; name: string; birthOn: string | null; address: string[] }
  /** Who paid for the trip and claims it, where that is not the traveller. */
  employer?: { name: string; address: string[] } | null
  card: { kind: CardKind; number: string | null; last4: string | null; expiresOn: string | null }
  mandate: { version: string; signedOn: string } | null
  support?: Support
  /** Of a double charge: the trip that was paid as well. */
  other?: OtherCharge | null
  /** The tap at the other end of the journey, at the post of another operator. */
  otherPost?: OtherPost | null
}
