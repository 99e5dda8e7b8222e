import type { HttpClient, HttpRequestConfig } from '@inertiajs/core'
import { loadOnce } from '~/util/loadOnce'

/** The one way to call the server, by Inertia and by everything else; fetched once the first page stands. */
export const http = loadOnce(() => import('./http/axios'))

/** For Inertia, through its own adapter around the same axios. */
const adapter = loadOnce(() => import('./http/adapter'))

export const inertiaHttp: HttpClient = {
  request: async (config: HttpRequestConfig) => (await adapter()).request(config),
}
