import { audit } from '#app/audit/audit'
import type SavedView from '#app/saved_views/saved_view'
import type User from '#app/users/user'

/** That of a colleague is audited. */
export async function deleteSavedView(view: SavedView, by: User) {
  const { id, tenantId, userId, name, list } = view
  if (userId !== by.id) {
    await audit('saved_view.deleted', { type: 'saved_view', id, tenantId }, by, { name, list })
  }
  await view.delete()
}
