import { ownRows } from '#app/platform/personal_data/own_rows'
import { flag, instant, text, typed } from '#app/platform/shared/column'
import { type PersonalData, ofAccount } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const savedViewsData: PersonalData = {
  tables: { saved_views: ofAccount },
  export: {
    account: async (person) => ({
      savedViews: await ownRows(
        'saved_views',
        {
          list: text('list'),
          name: text('name'),
          query: typed<Record<string, unknown>>('query'),
          isShared: flag('is_shared'),
          createdAt: instant('created_at'),
        },
        person
      ),
    }),
  },
  async erase({ id }) {
    await execute('delete from saved_views where user_id = ?', [id])
  },
}
