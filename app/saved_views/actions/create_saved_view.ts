import { Refusal } from '#app/shared/refusal'
import { lock } from '#app/shared/tenancy'
import SavedView from '#app/saved_views/saved_view'
import { type SavedViewForm, refuseTakenName } from '#app/saved_views/saved_view_form'
import type User from '#app/users/user'

/** As many as fit next to each other. */
const MOST_PER_LIST = 12

export async function createSavedView(
  user: User,
  { list, name, address, isShared }: SavedViewForm & { list: string; address: string }
) {
  await lock('saved_views', user.id)
  const own = await SavedView.ownedBy(user).where('list', list)
  if (own.length >= MOST_PER_LIST)
    throw new Refusal('name', 'tooManyViews', { most: MOST_PER_LIST })
  refuseTakenName(own, name)
  const { id: userId, tenantId } = user
  return SavedView.create({ tenantId, userId, list, name, query: address, isShared })
}
