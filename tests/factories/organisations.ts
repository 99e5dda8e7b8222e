import { DateTime } from 'luxon'
import { startFiling } from '#app/claims/business/actions/start_filing'
import { fileBusinessClaims } from '#app/claims/business/actions/file_business_claims'
import { proposeClaims } from '#app/claims/business/actions/propose_claims'
import { signTenantMandate } from '#app/claims/business/actions/sign_tenant_mandate'
import { EMPLOYER_MANDATE_VERSION } from '#app/claims/mandates/employer_mandate_text'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import { takeUpCards } from '#app/claims/uploads/actions/take_up_cards'
import type User from '#app/people/accounts/user'
import Tenant from '#app/people/tenants/tenant'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'
import { storeUpload } from '#app/travel/batches/actions/upload_batch'
import Batch from '#app/travel/batches/batch'
import { withFile } from '#tests/factories/exports'
import { queryRows } from '#tests/support/query_rows'

const HEADER =
  'Dag;Datum (DD-MM-YY);Product;klasse;Check in;Vertrek;Check uit;Bestemming;Omschrijving;Kenmerk;Prijs (excl. btw);Prijs (incl. btw);Prive/Zakelijk;Gefactureerd (Ja/Nee);Kaarthouder;Kaartnummer'

type Ride = { card: string; daysAgo: number; purpose?: 'Zakelijk' | 'Prive'; from?: string; to?: string }

/** An export of NS Business with the cards of many people. */
export class BusinessExport {
  #rows = [HEADER]

  journey({ card, daysAgo, purpose = 'Zakelijk', from = 'Utrecht Centraal', to = 'Arnhem Centraal' }: Ride) {
    const trip = `2;07:58;${from};08:36;${to};Check-in en -uit: ${from} - ${to}`
    return this.#add(daysAgo, `${trip};;€ 11.01;€ 12.00;${purpose}`, card)
  }

  missedCheckOut({ card, daysAgo, purpose = 'Zakelijk', from = 'Utrecht Centraal' }: Ride) {
    return this.#add(daysAgo, `2;17:02;${from};;;Reis zonder check-uit;;€ 18.35;€ 20.00;${purpose}`, card)
  }

  /** Three trips, one of which misses its check-out: 5.80 to claim. */
  month(card: string, purpose: Ride['purpose'] = 'Zakelijk') {
    return this.journey({ card, daysAgo: 30, purpose })
      .missedCheckOut({ card, daysAgo: 20, purpose })
      .journey({ card, daysAgo: 10, purpose })
  }

  text = () => this.#rows.join('\n')

  #add(daysAgo: number, trip: string, card: string) {
    const day = DateTime.now().minus({ days: daysAgo }).toFormat('dd-MM-yy')
    this.#rows.push(`ma;${day};Trein;${trip};Ja;T. Test;${card}`)
    return this
  }
}

/** A file of the organisation, uploaded by its manager and planned. */
export async function plannedFor(manager: User, text: string, name?: string) {
  const keep = (file: Parameters<typeof storeUpload>[1]) =>
    inTenant(manager.tenantId, () => storeUpload(manager, file, { isForTenant: true }))
  const { id } = await withFile(text, keep, name)
  await planBatch(id)
  return asWorker(() => Batch.findOrFail(id))
}

/** The same, imported. */
export async function importedFor(manager: User, text: string, name?: string) {
  const { id } = await plannedFor(manager, text, name)
  await inTenant(manager.tenantId, async () => commitBatch(await Batch.findOrFail(id), manager, { enqueue: false }))
  await importBatch(id)
  await proposeAll(manager.tenantId)
  return asWorker(() => Batch.findOrFail(id))
}

/** What the jobs do that an assignment of cards enqueues. */
export async function takeUpAll(tenantId: number) {
  const batches = await asWorker(() =>
    queryRows<{ id: number }>('select id from batches where tenant_id = ?', [tenantId])
  )
  for (const { id } of batches) await takeUpCards(id)
  await proposeAll(tenantId)
}

export async function proposeAll(tenantId: number) {
  const people = await asWorker(() => queryRows<{ id: number }>('select id from users where tenant_id = ?', [tenantId]))
  for (const { id } of people) await proposeClaims(id)
}

export const signFor = (tenant: Tenant, manager: User) =>
  inTenant(tenant.id, () =>
    signTenantMandate(tenant, manager, {
      name: manager.fullName,
      version: EMPLOYER_MANDATE_VERSION,
      locale: 'nl',
      ip: '127.0.0.1',
    })
  )

/** What the jobs do that a filing enqueues. */
export async function fileAll(tenantId: number) {
  const waiting = await asWorker(() =>
    queryRows<{ id: number }>(
      'select id from claim_filing_people where tenant_id = ? and done_at is null order by id',
      [tenantId]
    )
  )
  for (const { id } of waiting) await fileBusinessClaims(id)
}

/** All business travel that can be claimed today is. */
export async function claimAll(tenantId: number, manager: User) {
  const tenant = await asWorker(() => Tenant.findOrFail(tenantId))
  await signFor(tenant, manager)
  await inTenant(tenantId, () => startFiling(tenant, null, manager))
  await fileAll(tenantId)
}
