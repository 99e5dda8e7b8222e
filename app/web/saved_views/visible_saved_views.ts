import logger from '@adonisjs/core/services/logger'
import { parse } from 'qs'
import type { List } from '#app/platform/lists/define_list'
import type { Count, SavedView as Shown } from '#app/platform/lists/list_page'
import SavedView from '#app/web/saved_views/saved_view'
import { canDelete } from '#app/web/saved_views/saved_view_policy'
import { now } from '#app/platform/shared/clock'
import { PARSE_OPTIONS } from '#app/platform/shared/isomorphic/qs_options'
import type User from '#app/people/accounts/user'

const MAX_SHOWN = 24
/** Milliseconds to count one view, and all of them. */
const DEADLINE = 250
const DEADLINE_OF_ALL = 1_000

/** What one stores, all load: a view that is broken or slow has no count, and the page goes on. */
export async function visibleSavedViews(user: User, list: List): Promise<Shown[]> {
  const views = await SavedView.query()
    .where({ tenant_id: user.tenantId, list: list.name })
    .where((visible) => void visible.where('user_id', user.id).orWhere('is_shared', true))
    .orderBy('name')
    .limit(MAX_SHOWN)
  const until = now().toMillis() + DEADLINE_OF_ALL
  const shown: Shown[] = []
  for (const view of views) {
    const { publicId, name, query, isShared, userId } = view
    const count = now().toMillis() < until ? await countOf(view, list) : null
    shown.push({
      id: publicId,
      name,
      query,
      isShared,
      isOwn: userId === user.id,
      canDelete: canDelete(user, view),
      count,
    })
  }
  return shown
}

async function countOf({ query, publicId }: SavedView, list: List): Promise<Count | null> {
  try {
    return await list.attemptCount(await list.parse(parse(query, { ...PARSE_OPTIONS })), DEADLINE)
  } catch (error) {
    logger.warn({ err: error, view: publicId }, 'A saved view could not be counted')
    return null
  }
}
