import { ownRows } from '#app/platform/personal_data/own_rows'
import { instant, orNull, text } from '#app/platform/shared/column'
import Mandate from '#app/claims/claims/mandate'
import { encrypt } from '#app/platform/encryption/encrypt'
import { AS_THE_BOOKS, type PersonalData } from '#app/platform/personal_data/personal_data'
import { now } from '#app/platform/shared/clock'
import { exists } from '#app/platform/shared/execute'

export const mandatesData: PersonalData = {
  tables: {
    mandates: {
      exported: 'consents.json',
      erased: { kept: 'its name encrypted, where a claim was sent on it, as proof for the operator' },
      retained: AS_THE_BOOKS,
    },
  },
  export: {
    consents: async (person) => ({
      mandates: await ownRows(
        'mandates',
        {
          version: text('version'),
          locale: text('locale'),
          signedName: text('signed_name'),
          signedAt: instant('signed_at'),
          withdrawnAt: orNull(instant('withdrawn_at')),
          ip: orNull(text('host(ip)')),
        },
        person
      ),
    }),
  },
  async erase({ id, tenantId, pseudonym }) {
    const hasSent = await exists('select from claims where user_id = ? and submitted_at is not null limit 1', [id])
    for (const mandate of await Mandate.ownedBy({ id, tenantId })) {
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
