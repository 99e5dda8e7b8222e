import { describe, expect, test } from 'vitest'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'
import { askedClaims } from '#app/claims/claims/asked_claims'
import Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import { renewProposals } from '#app/claims/business/actions/renew_proposals'
import { mailUploader } from '#app/travel/batches/actions/mail_uploader'
import Batch from '#app/travel/batches/batch'
import { today } from '#app/platform/shared/clock'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { eraseAccount } from '#app/web/closure/actions/erase_account'
import Tenant from '#app/people/tenants/tenant'
import { newCard } from '#tests/factories/exports'
import { BusinessExport, claimAll, importedFor, takeUpAll } from '#tests/factories/organisations'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { asOwner } from '#tests/support/owner'
import { queryRows } from '#tests/support/query_rows'

/** One business trip of Anna, claimed. */
async function claimed() {
  const { id } = await createTenant({ refundDestination: 'tenant', feeBps: 1_000 })
  const tenant = await asWorker(() => Tenant.findOrFail(id))
  const manager = await createUser({ tenantId: id, role: 'manager' })
  const anna = await createUser({ tenantId: id, firstName: 'Anna', lastName: 'Aalders' })
  const path = `/t/${tenant.slug}`
  const client = await Client.actingAs(manager)
  const batch = await importedFor(manager, new BusinessExport().month(newCard()).text())
  const [card] = await asWorker(() =>
    queryRows<{ public_id: string }>('select public_id from batch_cards where batch_id = ?', [batch.id])
  )
  await client.submit(
    `${path}/card-assignments`,
    { cards: [{ cardId: card.public_id, userId: anna.publicId }] },
    { from: `${path}/batches` }
  )
  await takeUpAll(id)
  await claimAll(id, manager)
  const claim = await asWorker(() => Claim.findByOrFail('tenant_id', id))
  return { tenant, manager, anna, path, client, batch, claim }
}

/** Columns as the owner of the database sets them. */
const set = (table: string, id: number, to: string) =>
  asOwner((owner) => owner.query(`update ${table} set ${to} where id = ${id}`))
const submitted = (id: number) =>
  set(
    'claims',
    id,
    `status = 'submitted', submitted_at = now() - interval '60 days', expected_answer_on = '${today()}'`
  )

describe('a business claim whose traveller leaves', () => {
  test('goes on for the employer, with its evidence, and stops no mail to others', async () => {
    const { tenant, anna, claim } = await claimed()
    await inTenant(tenant.id, () => eraseAccount(anna, anna))
    expect((await asWorker(() => EvidenceBundle.latestOf(claim))).open().trip.fromPlace).toBe('Utrecht Centraal')
    await submitted(claim.id)
    await watchDeadlines()
    const asked = await asWorker(() => Claim.findOrFail(claim.id))
    expect([asked.status, asked.timesAsked]).toEqual(['submitted', 1])
  })
})

describe('a traveller of a business claim', () => {
  test('is not asked how it ended, and cannot end it by a link', async () => {
    const { anna, claim, client, path } = await claimed()
    await submitted(claim.id)
    await watchDeadlines()
    expect(await asWorker(() => askedClaims(anna))).toEqual([])
    expect((await client.page(`${path}/claims/${claim.reference}`)).props.claim.isAsked).toBe(true)
  })
})

describe('a manager', () => {
  test('reads a file without places and times, and without what someone called private', async () => {
    const { anna, path, client, batch } = await claimed()
    const show = `${path}/batches/${batch.publicId}`
    const { props } = await client.later(show, 'Tenant/Batches/Show', ['list'])
    expect(props.list.rows).toHaveLength(3)
    expect(JSON.stringify(props)).not.toContain('Utrecht')
    expect((await client.get(`${show}/export?format=csv`)).body).not.toContain('Utrecht')

    const own = await Client.actingAs(anna)
    const [ride] = await asWorker(() =>
      queryRows<{ id: string }>('select public_id as id from trips where user_id = ? and irregularity is null', [
        anna.id,
      ])
    )
    await own.submit(`/trips/${ride.id}`, { purpose: 'private' }, { method: 'PATCH', from: '/claims/create' })
    const later = await client.later(show, 'Tenant/Batches/Show', ['list'])
    expect(later.props.list.rows).toHaveLength(2)
  })

  test('does not open a name after the months for which the organisation keeps them', async () => {
    const { path, client, claim } = await claimed()
    const page = `${path}/claims/${claim.reference}`
    expect((await client.page(page)).props.claim.traveller).toBe('Anna Aalders')
    await set('claims', claim.id, `created_at = now() - interval '10 years'`)
    expect((await client.page(page)).props.claim.traveller).toBeNull()
  })

  test('says that the money of an approved claim is on the invoice; others cannot', async () => {
    const { anna, path, client, claim } = await claimed()
    const to = `${path}/claims/${claim.reference}/direct_payments`
    const page = `${path}/claims/${claim.reference}`
    expect((await client.submit(to, { how: 'transfer' }, { from: page })).errors!.claim).toBeTruthy()
    await submitted(claim.id)
    await set('claims', claim.id, `status = 'approved', approved_cents = gross_cents, decided_at = now()`)
    expect((await client.page(page)).props.claim.awaitsDirectPayment).toBe(true)
    const own = await Client.actingAs(anna)
    expect((await own.submit(to, { how: 'transfer' }, { from: '/home' })).status).toBe(403)
    const { props } = await client.submit(to, { how: 'transfer' }, { from: page })
    expect(props!.claim).toMatchObject({ status: 'closed', isPaidDirectly: true })
  })

  test('is mailed where the file of the organisation is, and what can be claimed of it', async () => {
    const { manager, path, batch } = await claimed()
    await set('batches', batch.id, 'told_at = null')
    const [before] = await mails(manager.id)
    await asWorker(async () => mailUploader(await Batch.findOrFail(batch.id)))
    const [mail] = await mails(manager.id)
    expect(mail).not.toEqual(before)
    expect(mail.text).toContain(`${path}/batches/${batch.publicId}`)
    expect(mail.text).toContain('1 van deze reizen')
  })

  test('alone submits a claim of the organisation, under a mandate, and reads of its trip the day', async () => {
    const { tenant, anna, path, client, claim } = await claimed()
    const own = await Client.actingAs(anna)
    const { claim: theirs } = (await own.page(`/claims/${claim.reference}`)).props
    expect(theirs).toMatchObject({ canSubmit: false, canWithdraw: false })
    expect((await own.submit(`/claims/${claim.reference}/submissions`, {}, { from: '/home' })).status).toBe(404)
    const page = `${path}/claims/${claim.reference}`
    expect((await client.page(page)).props.claim.travelledAt).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await own.page(`${path}/looks`)).props.looks).toMatchObject([{ what: 'claim', claim: claim.reference }])
    await set('tenant_mandates', await mandateOf(tenant.id), 'withdrawn_at = now()')
    const refused = await client.submit(`${page}/submissions`, {}, { from: page })
    expect(refused.errors!.claim).toMatch(/mandate/)
  })

  test('finds again what a withdrawn mandate gave back', async () => {
    const { path, client } = await claimed()
    await client.submit(`${path}/mandate`, {}, { method: 'DELETE', from: `${path}/claims/create` })
    await renewProposals()
    expect((await client.page(`${path}/claims/create`)).props.groups).toHaveLength(1)
  })
})

async function mandateOf(tenantId: number) {
  const [{ id }] = await asWorker(() =>
    queryRows<{ id: number }>('select id from tenant_mandates where tenant_id = ?', [tenantId])
  )
  return id
}

const mails = (userId: number) =>
  asWorker(() =>
    queryRows<{ id: number; text: string }>(
      "select id, text from emails where user_id = ? and template = 'batch_imported' order by id desc",
      [userId]
    )
  )
