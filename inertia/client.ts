import { createTuyau } from '@tuyau/core/client'
import { registry } from '~generated/registry'

const create = () => createTuyau({ baseUrl: '/', registry })
type Client = ReturnType<typeof create>

let current = create()

/** One for all, also for the provider of links, whose routes grow. */
export const client = new Proxy(current, {
  get(_, name: keyof Client) {
    const value: unknown = current[name]
    const isMethod = typeof value === 'function' && !Object.hasOwn(current, name)
    return isMethod ? value.bind(current) : value
  },
})

/** Those of staff come with their pages: a build leaves them out of what everyone loads. */
export function addRoutes(added: Partial<typeof registry.routes>) {
  Object.assign(registry.routes, added)
  current = create()
}
