import type SavedView from '#app/web/saved_views/saved_view'
import { Refusal } from '#app/platform/shared/refusal'

export type SavedViewForm = { name: string; isShared: boolean }

export function refuseTakenName(views: SavedView[], name: string) {
  const isTaken = views.some((view) => view.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw new Refusal('name', 'viewNameTaken')
}
