import { bearerFor } from '#app/broadcasting/bearer'
import type User from '#app/users/user'
import broadcasting from '#config/broadcasting'

const { key, cluster, isHosted, usesBearer } = broadcasting

type Viewer = { user?: User; isViewing: boolean; browserId: unknown }

/** Where a page hears live events; a viewer hears nothing of the person whose pages they see. */
export function pushOf({ user, isViewing, browserId }: Viewer) {
  if (!user || isViewing) return null
  const { tenantId, id: userId } = user
  const bearer =
    usesBearer && typeof browserId === 'number' ? bearerFor({ tenantId, userId, browserId }) : null
  return { key, cluster, isHosted, bearer }
}
