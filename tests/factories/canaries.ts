import type Tenant from '#app/people/tenants/tenant'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { assignCards } from '#app/travel/batches/actions/assign_cards'
import TenantModel from '#app/people/tenants/tenant'
import { createReadyClaim } from '#tests/factories/claims'
import { createEmail } from '#tests/factories/emails'
import { BusinessExport, claimAll, importedFor, takeUpAll } from '#tests/factories/organisations'
import { invite } from '#tests/factories/tenants'
import { createTenant, createUser } from '#tests/factories/users'
import { queryRows } from '#tests/support/query_rows'

/** Where a private trip began: of its traveller alone. */
export const PRIVATE_PLACE = 'Geheimstad Noord'

export type Side = Awaited<ReturnType<typeof createSide>>

/**
 * An organisation with the address, the card number and the file that another one has as well. `markers` are what only its own
 * people may read, `ids` what its rows are called by.
 */
export async function createSide(mark: string, same: { email: string; card: string; unknown: string }) {
  const { id } = await createTenant()
  const tenant: Tenant = await asWorker(() => TenantModel.findOrFail(id))
  const named = (firstName: string) => ({ tenantId: id, firstName: `${firstName}${mark}`, lastName: `Van ${mark}` })
  const manager = await createUser({ ...named('Marloes'), role: 'manager' })
  const member = await createUser({ ...named('Anna'), email: same.email })
  const colleague = await createUser(named('Bram'))
  const invited = await invite(tenant)
  await createEmail(member, `Onderwerp ${mark}`)

  const file = new BusinessExport()
    .month(same.card)
    .journey({ card: same.card, daysAgo: 4, purpose: 'Prive', from: PRIVATE_PLACE })
    .journey({ card: same.unknown, daysAgo: 6 })
  const batch = await importedFor(manager, file.text(), `export-${mark}.csv`)
  const [card] = await asWorker(() =>
    queryRows<{ id: string }>('select public_id as id from batch_cards where batch_id = ? order by rows_count desc', [
      batch.id,
    ])
  )
  await inTenant(id, () => assignCards(tenant, [{ cardId: card.id, userId: member.publicId }], manager))
  await takeUpAll(id)
  await claimAll(id, manager)
  const own = await createReadyClaim(colleague)
  const ids = await idsOf(id)
  const markers = [`${mark}`, invited.email, manager.email, own.reference, ...ids.filter((one) => one.length > 20)]
  return { tenant, manager, member, colleague, invited, batch, ids, markers }
}

/** What can stand in an address: public ids and references of everything that the organisation has. */
async function idsOf(tenantId: number) {
  const rows = await asWorker(() =>
    queryRows<{ id: string }>(
      ['batches', 'batch_cards', 'ovcp_cards', 'trips', 'users', 'invitations', 'claim_filings', 'emails']
        .map((table) => `(select public_id::text as id from ${table} where tenant_id = :tenantId order by id limit 2)`)
        .concat('(select reference from claims where tenant_id = :tenantId order by id limit 3)')
        .join(' union all '),
      { tenantId }
    )
  )
  return rows.map(({ id }) => id)
}

/** One number for each table with rows of the organisation, which changes with any of them. Whoever tries a password there leaves a line in its log. */
export async function fingerprintOf({ id: tenantId }: { id: number }) {
  const tables = await asWorker(() =>
    queryRows<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped order by 1`
    )
  )
  const prints = new Map<string, string>()
  for (const { name } of tables) {
    const [{ print }] = await asWorker(() =>
      queryRows<{ print: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print from ${name} t where tenant_id = ? ${name === 'audit_logs' ? "and action <> 'user.sign_in_failed'" : ''}`,
        [tenantId]
      )
    )
    prints.set(name, print)
  }
  return prints
}
