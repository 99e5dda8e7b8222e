import { instant, orNull, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import Mandate from '#app/claims/claims/mandate'
import { encrypt } from '#app/platform/encryption/encrypt'
import type { PersonalData } from '#app/platform/personal_data/personal_data'
import { now } from '#app/platform/shared/clock'
import { exists } from '#app/platform/shared/tenancy'

export const mandatesData: PersonalData = {
  tables: {
    mandates: {
      exported: 'consents.json',
      erased: { kept: 'its name encrypted, where a claim was sent on it, as proof for the operator' },
      retained: 'seven years, as the books (article 52 AWR)',
    },
  },
  export: {
    consents: async ({ id, tenantId }) => ({
      mandates: await readRows(
        {
          version: text('version'),
          locale: text('locale'),
          signedName: text('signed_name'),
          signedAt: instant('signed_at'),
          withdrawnAt: orNull(instant('withdrawn_at')),
          ip: orNull(text('host(ip)')),
        },
        'from mandates where tenant_id = ? and user_id = ? order by id',
        [tenantId, id]
      ),
    }),
  },
  async erase({ id, pseudonym }) {
    const hasSent = await exists('select from claims where user_id = ? and submitted_at is not null limit 1', [id])
    for (const mandate of await Mandate.query().where('user_id', id)) {
      await mandate
        .merge({
          signedName: pseudonym.name,
          signedNameEncrypted: hasSent ? encrypt(mandate.signedName, 'mandate') : null,
          ip: null,
          withdrawnAt: mandate.withdrawnAt ?? now(),
        })
        .save()
    }
  },
}
