import { cents, instant } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { PersonalData } from '#app/platform/personal_data/personal_data'

export const premiumData: PersonalData = {
  tables: {
    premium_periods: {
      exported: 'account.json',
      erased: { kept: 'the months that were paid for' },
      retained: 'seven years, as the books (article 52 AWR)',
    },
  },
  export: {
    account: async ({ id, tenantId }) => ({
      premiumPeriods: await readRows(
        { fromAt: instant('from_at'), untilAt: instant('until_at'), amountCents: cents('amount_cents') },
        'from premium_periods where tenant_id = ? and user_id = ? order by id',
        [tenantId, id]
      ),
    }),
  },
}
