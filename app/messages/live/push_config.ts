import { bearerFor } from '#app/messages/live/bearer_token'
import broadcasting from '#config/broadcasting'

const { key, cluster, isHosted, usesBearer } = broadcasting

type Viewer = {
  user?: { id: number; tenantId: number }
  isImpersonated: boolean
  browserId: unknown
}

export function pushConfig({ user, isImpersonated, browserId }: Viewer) {
  if (!user || isImpersonated) return null
  const { tenantId, id: userId } = user
  const bearer = usesBearer && typeof browserId === 'number' ? bearerFor({ tenantId, userId, browserId }) : null
  return { key, cluster, isHosted, bearer }
}
