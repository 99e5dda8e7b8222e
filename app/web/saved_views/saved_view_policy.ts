import { BasePolicy } from '@adonisjs/bouncer'
import type { List } from '#app/platform/lists/define_list'
import type SavedView from '#app/web/saved_views/saved_view'
import { isFinanceRole } from '#app/platform/shared/isomorphic/role'
import type User from '#app/people/accounts/user'

export default class SavedViewPolicy extends BasePolicy {
  create(actor: User, { openTo }: Pick<List, 'openTo'>) {
    return openTo === 'staff' || (openTo === 'finance' && isFinanceRole(actor.role))
  }

  delete(actor: User, view: SavedView) {
    return canDelete(actor, view)
  }
}

/** An owner removes what colleagues shared: it is shown to everyone, and its author may be away. */
export const canDelete = (
  actor: Pick<User, 'id' | 'role'>,
  { userId, isShared }: Pick<SavedView, 'userId' | 'isShared'>
) => userId === actor.id || (isShared && actor.role === 'owner')
