import { record } from '#app/messages/events/record'
import type SavedView from '#app/web/saved_views/saved_view'
import type User from '#app/people/accounts/user'

export async function deleteSavedView(view: SavedView, by: User) {
  const { id, tenantId, userId, name, list } = view
  if (userId !== by.id) {
    await record('saved_view.deleted', { type: 'saved_view', id, tenantId }, by, { name, list })
  }
  await view.delete()
}
