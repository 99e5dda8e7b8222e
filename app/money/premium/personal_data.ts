import { ownRows } from '#app/platform/personal_data/own_rows'
import { cents, instant } from '#app/platform/shared/column'
import { AS_THE_BOOKS, type PersonalData } from '#app/platform/personal_data/personal_data'

export const premiumData: PersonalData = {
  tables: {
    premium_periods: {
      exported: 'account.json',
      erased: { kept: 'the months that were paid for' },
      retained: AS_THE_BOOKS,
    },
  },
  export: {
    account: async (person) => ({
      premiumPeriods: await ownRows(
        'premium_periods',
        { fromAt: instant('from_at'), untilAt: instant('until_at'), amountCents: cents('amount_cents') },
        person
      ),
    }),
  },
}
