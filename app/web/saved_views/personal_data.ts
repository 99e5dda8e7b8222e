import { flag, instant, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { type PersonalData, ofAccount } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/tenancy'

export const savedViewsData: PersonalData = {
  tables: { saved_views: ofAccount },
  export: {
    account: async ({ id, tenantId }) => ({
      savedViews: await readRows(
        {
          list: text('list'),
          name: text('name'),
          query: typed<Record<string, unknown>>('query'),
          isShared: flag('is_shared'),
          createdAt: instant('created_at'),
        },
        'from saved_views where tenant_id = ? and user_id = ? order by id',
        [tenantId, id]
      ),
    }),
  },
  async erase({ id }) {
    await execute('delete from saved_views where user_id = ?', [id])
  },
}
