import { instant, orNull } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { AS_THE_BOOKS, type PersonalData } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const referralsData: PersonalData = {
  tables: {
    referrals: {
      exported: 'account.json',
      erased: { kept: 'what was rewarded, between two numbers' },
      retained: AS_THE_BOOKS,
    },
  },
  export: {
    account: async ({ id, tenantId }) => ({
      referrals: await readRows(
        { joinedAt: instant('created_at'), rewardedAt: orNull(instant('rewarded_at')) },
        'from referrals where tenant_id = ? and referrer_id = ? order by id',
        [tenantId, id]
      ),
    }),
  },
  async erase({ id }) {
    // The first refund that earns the reward will not come any more.
    await execute('delete from referrals where referred_id = ? and rewarded_at is null', [id])
  },
}
