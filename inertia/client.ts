import { createTuyau } from '@tuyau/core/client'
import { registry } from '~generated/registry'

export let client = createTuyau({ baseUrl: '/', registry })

/** Those of staff come with their pages: a build leaves them out of what everyone loads. */
export function addRoutes(added: Partial<typeof registry.routes>) {
  Object.assign(registry.routes, added)
  client = createTuyau({ baseUrl: '/', registry })
}
