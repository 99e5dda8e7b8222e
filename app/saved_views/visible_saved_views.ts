import { parse } from 'qs'
import type { List } from '#app/lists/define_list'
import type { SavedView as Shown } from '#app/lists/list_page'
import { PARSE_OPTIONS } from '#app/shared/qs_options'
import SavedView from '#app/saved_views/saved_view'
import type User from '#app/users/user'

const MOST_SHOWN = 24

/** The user's own and shared views of a list, each with its number of rows. */
export async function visibleSavedViews(user: User, list: List): Promise<Shown[]> {
  const views = await SavedView.query()
    .where({ tenant_id: user.tenantId, list: list.name })
    .where((visible) => void visible.where('user_id', user.id).orWhere('is_shared', true))
    .orderBy('name')
    .limit(MOST_SHOWN)
  return Promise.all(
    views.map(async ({ publicId, name, query, isShared, userId }) => {
      const count = await list.count(await list.parse(parse(query, { ...PARSE_OPTIONS })))
      return { id: publicId, name, query, isShared, isOwn: userId === user.id, count }
    })
  )
}
