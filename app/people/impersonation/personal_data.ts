import { ownRows } from '#app/platform/personal_data/own_rows'
import { instant, orNull, text } from '#app/platform/shared/column'
import type { PersonalData } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const impersonationData: PersonalData = {
  tables: {
    impersonations: {
      exported: 'account.json',
      erased: 'emptied',
      retained: 'as long as the account, which sees who looked',
    },
  },
  export: {
    account: async (person) => ({
      viewedByStaff: await ownRows(
        'impersonations',
        { startedAt: instant('started_at'), endedAt: orNull(instant('ended_at')), reason: text('reason') },
        person
      ),
    }),
  },
  async erase({ id, pseudonym }) {
    await execute(`update impersonations set reason = '[erased]' where user_id = ?`, [id])
    await execute('update impersonations set staff_name = ? where staff_id = ?', [pseudonym.name, id])
  },
}
