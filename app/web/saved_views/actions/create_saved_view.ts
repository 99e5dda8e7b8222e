import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import SavedView from '#app/web/saved_views/saved_view'
import { type SavedViewForm, refuseTakenName } from '#app/web/saved_views/saved_view_form'
import { stringify, parse } from 'qs'
import type { List } from '#app/platform/lists/define_list'
import { PARSE_OPTIONS, STRINGIFY_OPTIONS } from '#app/platform/shared/isomorphic/qs_options'
import type User from '#app/people/accounts/user'

/** As many as fit next to each other. */
const MAX_PER_LIST = 12

/** Stores the address as the list itself writes it; what means nothing to the list is left out. */
export async function createSavedView(
  user: User,
  list: List,
  { name, address, isShared }: SavedViewForm & { address: string }
) {
  await lock('saved_views', user.id)
  const own = await SavedView.ownedBy(user).where('list', list.name)
  if (own.length >= MAX_PER_LIST) throw new Refusal('name', 'tooManyViews', { most: MAX_PER_LIST })
  refuseTakenName(own, name)
  const { id: userId, tenantId } = user
  const parsed = await list.parse(parse(address, { ...PARSE_OPTIONS }))
  const query = stringify(parsed.address, { ...STRINGIFY_OPTIONS })
  return SavedView.create({ tenantId, userId, list: list.name, name, query, isShared })
}
