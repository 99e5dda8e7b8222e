import { Refusal } from '#app/shared/refusal'
import { lock } from '#app/shared/tenancy'
import SavedView from '#app/saved_views/saved_view'
import type User from '#app/users/user'

/** As many as fit next to each other. */
const MOST_PER_LIST = 12

export type SavedViewForm = { name: string; isShared: boolean }

export async function createSavedView(
  user: User,
  { list, name, address, isShared }: SavedViewForm & { list: string; address: string }
) {
  await lock('saved_views', user.id)
  const own = await SavedView.ownedBy(user).where('list', list)
  if (own.length >= MOST_PER_LIST)
    throw new Refusal('name', 'tooManyViews', { most: MOST_PER_LIST })
  if (own.some((view) => isSameName(view.name, name))) throw new Refusal('name', 'viewNameTaken')
  const { id: userId, tenantId } = user
  return SavedView.create({ tenantId, userId, list, name, query: address, isShared })
}

export async function changeSavedView(
  user: User,
  view: SavedView,
  { name, isShared }: SavedViewForm
) {
  await lock('saved_views', user.id)
  const others = await SavedView.ownedBy(user).where('list', view.list).whereNot('id', view.id)
  if (others.some((other) => isSameName(other.name, name)))
    throw new Refusal('name', 'viewNameTaken')
  return view.merge({ name, isShared }).save()
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
