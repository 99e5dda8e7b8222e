import { type PersonalData, localTime } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const looksData: PersonalData = {
  tables: {
    looks: { exported: 'looks.csv', erased: { kept: 'without names' }, retained: 'as long as the account' },
  },
  export: {
    tables: [
      {
        name: 'looks',
        columns: ['at', 'by', 'what', 'claim'],
        sql: `select ${localTime('l.created_at')} as at, l.by_name as by, l.what, c.reference as claim
              from looks l left join claims c on c.id = l.claim_id
              where l.tenant_id = $1 and l.user_id = $2 order by l.id`,
      },
    ],
  },
  async erase({ id, tenantId, pseudonym }) {
    await execute('update looks set by_name = ? where tenant_id = ? and by_id = ?', [pseudonym.name, tenantId, id])
  },
}
