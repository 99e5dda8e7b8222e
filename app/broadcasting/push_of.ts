import type { HttpContext } from '@adonisjs/core/http'
import { bearerFor } from '#app/broadcasting/bearer'
import broadcasting from '#config/broadcasting'

const { key, cluster, isHosted, usesBearer } = broadcasting

/** Where a page hears live events; a viewer hears nothing of the person whose pages they see. */
export function pushOf({ auth, impersonation, session }: Partial<HttpContext>) {
  if (!auth?.user || impersonation) return null
  const { tenantId, id: userId } = auth.user
  const browserId: unknown = session?.get('browser_id')
  const bearer =
    usesBearer && typeof browserId === 'number' ? bearerFor({ tenantId, userId, browserId }) : null
  return { key, cluster, isHosted, bearer }
}
