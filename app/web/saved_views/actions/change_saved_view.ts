import SavedView from '#app/web/saved_views/saved_view'
import { type SavedViewForm, refuseTakenName } from '#app/web/saved_views/saved_view_form'
import { lock } from '#app/platform/shared/execute'
import type User from '#app/people/accounts/user'

export async function changeSavedView(user: User, view: SavedView, { name, isShared }: SavedViewForm) {
  await lock('saved_views', user.id)
  refuseTakenName(await SavedView.ownedBy(user).where('list', view.list).whereNot('id', view.id), name)
  return view.merge({ name, isShared }).save()
}
