import { cents, instant, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { DateTime } from 'luxon'
import Claim from '#app/claims/claims/claim'
import type { Support } from '#app/claims/claims/evidence/support'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import { decrypt } from '#app/platform/encryption/encrypt'
import TenantMandate from '#app/claims/claims/tenant_mandate'
import Tenant from '#app/people/tenants/tenant'
import Mandate from '#app/claims/claims/mandate'
import { currentClient } from '#app/platform/shared/tenancy'
import { isoDate } from '#app/platform/shared/clock'
import type { Tap } from '#app/travel/trips/trip_taps'
import { tapsSql } from '#app/travel/trips/trip_taps'
import type User from '#app/people/accounts/user'

/** A few statements, however many claims there are; all are business claims or none is. */
export async function freezeEvidence(user: User, claims: Claim[], supportOf: (claim: Claim) => Support) {
  if (claims.length === 0) return
  const ids = claims.map(({ id }) => id)
  const isBusiness = claims.some((claim) => claim.isBusiness)
  const [full, taps, others, posts, mandate, employer] = [
    await Claim.query()
      .whereIn('id', ids)
      .preload('rule')
      .preload('counterparty')
      .preload('trip', (trip) => void trip.preload('card')),
    await tapsOf(ids),
    await otherCharges(ids),
    await otherPosts(ids),
    isBusiness
      ? await TenantMandate.of({ id: user.tenantId })
      : await Mandate.ownedBy(user).whereNull('withdrawn_at').orderBy('id', 'desc').first(),
    isBusiness ? await Tenant.findOrFail(user.tenantId) : null,
  ]
  const bundles = full.map((claim) => ({
    claimId: claim.id,
    tenantId: claim.tenantId,
    userId: claim.userId,
    ...EvidenceBundle.seal({
      ...evidenceOf(claim, user, taps.get(claim.id) ?? [], mandate),
      ...(employer && {
        employer: employerOf(employer),
        traveller: { ...travellerOf(user), birthOn: null, address: [] },
      }),
      support: supportOf(claim),
      other: others.get(claim.id) ?? null,
      otherPost: posts.get(claim.id) ?? null,
    }),
  }))
  await EvidenceBundle.createMany(bundles, { client: currentClient() })
}

async function tapsOf(claimIds: number[]) {
  const rows = await readRows(
    { id: number('c.id'), taps: typed<Tap[]>(tapsSql('trip')) },
    `from claims c join trips trip on trip.id = c.trip_id
     where c.id = any(?)`,
    [claimIds]
  )
  return new Map(rows.map(({ id, taps }) => [id, taps]))
}

async function otherCharges(claimIds: number[]) {
  const rows = await readRows(
    {
      id: number('c.id'),
      at: instant('other.travelled_at'),
      fromPlace: orNull(text('other.from_place')),
      toPlace: orNull(text('other.to_place')),
      amountCents: orNull(cents('other.fare_cents')),
      card: typed<{
        kind: 'unknown' | 'personal' | 'anonymous' | 'business' | 'ov_pas' | 'bank_card'
        last4: string | null
      }>("json_build_object('kind', card.kind, 'last4', card.last_4)"),
    },
    `from claims c join trips trip on trip.id = c.trip_id join trips other on other.id = trip.double_of_trip_id
     join ovcp_cards card on card.id = other.card_id where c.id = any(?) and c.kind = 'double_charge'`,
    [claimIds]
  )
  return new Map(rows.map(({ id, ...other }) => [id, { ...other, at: DateTime.fromISO(other.at).toISO()! }]))
}

async function otherPosts(claimIds: number[]) {
  const rows = await readRows(
    {
      id: number('c.id'),
      at: instant('post.travelled_at'),
      place: text('coalesce(post.from_place, post.to_place)'),
      operator: text('o.name'),
    },
    `from claims c join trips trip on trip.id = c.trip_id join trips post on post.anchor_transaction_id = trip.other_post_transaction_id
     join counterparties o on o.id = post.counterparty_id where c.id = any(?)`,
    [claimIds]
  )
  return new Map(rows.map(({ id, ...post }) => [id, { ...post, at: DateTime.fromISO(post.at).toISO()! }]))
}

type Signed = Pick<Mandate, 'version' | 'signedAt'>

const travellerOf = (user: User) => ({
  id: user.publicId,
  name: user.fullName,
  birthOn: user.birthOn,
  address: addressOf(user),
})

const employerOf = (tenant: Tenant) => ({ name: tenant.legalName ?? tenant.name, address: addressOf(tenant) })

const addressOf = ({ addressLine, postcode, city }: Pick<User, 'addressLine' | 'postcode' | 'city'>) =>
  [addressLine, [postcode, city].filter(Boolean).join('  ')].filter((line): line is string => !!line)

function evidenceOf(claim: Claim, user: User, taps: Tap[], mandate: Signed | null): Evidence {
  const { trip, rule } = claim
  const { card } = trip
  return {
    version: 2,
    claim: {
      reference: claim.reference,
      kind: claim.kind,
      chargedCents: claim.chargedCents,
      fareCents: claim.estimatedFareCents,
      fareSource: claim.fareSource,
      grossCents: claim.grossCents,
      statedPlace: claim.statedPlace,
      deadlineOn: claim.deadlineOn,
    },
    operator: claim.counterparty.name,
    trip: {
      mode: trip.mode,
      fromPlace: trip.fromPlace,
      toPlace: trip.toPlace,
      checkedInAt: trip.checkedInAt?.toISO() ?? null,
      checkedOutAt: trip.checkedOutAt?.toISO() ?? null,
      reasons: trip.reasons,
      taps: taps.map(({ kind, at, fromPlace, toPlace, amountCents, product, note }) => ({
        kind,
        at: DateTime.fromISO(at).toISO()!,
        fromPlace,
        toPlace,
        amountCents,
        product,
        note,
      })),
    },
    rule: {
      version: rule.version,
      validFrom: rule.validFrom,
      source: rule.source,
      isConfirmed: rule.confirmed,
    },
    traveller: travellerOf(user),
    card: {
      kind: card.kind,
      number: card.numberEncrypted && decrypt(card.numberEncrypted, 'card'),
      last4: card.last4,
      expiresOn: card.expiresOn,
    },
    mandate: mandate && { version: mandate.version, signedOn: isoDate(mandate.signedAt) },
  }
}
