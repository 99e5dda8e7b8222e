import { AS_THE_BOOKS, type PersonalData, localTime } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const adjustmentsData: PersonalData = {
  tables: {
    corrections: {
      exported: 'corrections.csv',
      erased: { kept: 'the amount, without its reason' },
      retained: AS_THE_BOOKS,
    },
  },
  export: {
    tables: [
      {
        name: 'corrections',
        columns: ['reference', 'requested_at', 'status', 'amount_cents', 'reason', 'decided_at'],
        sql: `select reference, ${localTime('created_at')} as requested_at, status, amount_cents, reason,
                ${localTime('decided_at')} as decided_at
              from corrections where tenant_id = $1 and user_id = $2 order by id`,
      },
    ],
  },
  async erase({ id }) {
    // Reasons may name people; the amounts are part of the books.
    await execute(`update corrections set reason = '[erased]' where user_id = ?`, [id])
  },
}
