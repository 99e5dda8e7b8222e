import type { PersonalData } from '#app/platform/personal_data/personal_data'
import { now } from '#app/platform/shared/clock'
import { execute } from '#app/platform/shared/execute'

export const organisationsData: PersonalData = {
  tables: {
    invitations: {
      exported: { not: 'the address stands in account.json; who invited them is about someone else' },
      erased: 'emptied',
      retained: 'as long as the organisation, which sees who it invited',
    },
    tenant_bank_accounts: {
      exported: { not: 'of an organisation' },
      erased: { kept: 'of an organisation' },
      retained: 'as long as the organisation',
    },
  },
  async erase({ id, tenantId, email, pseudonym }) {
    // Invitations had no account yet.
    await execute(
      `update invitations set email = ?, revoked_at = case when accepted_at is null then coalesce(revoked_at, ?) end
       where tenant_id = ? and (accepted_by_id = ? or lower(email) = ?)`,
      [pseudonym.email, now().toISO(), tenantId, id, email]
    )
  },
}
