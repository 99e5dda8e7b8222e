import type { FormParams } from '@adonisjs/inertia/react'
import type { Method } from '@inertiajs/core'
import type { InferRoutes, UserRegistry } from '@tuyau/core/types'
import { client } from '~/client'

type Routes = InferRoutes<UserRegistry>
export type RouteName = keyof Routes & string

/** A route by its name, with the parameters that its address has. */
export type Target<Route extends RouteName> = FormParams<Route>

/** What a route takes: the input of its validator. */
export type Body<Route extends RouteName> = Routes[Route]['types']['body']
export type BodyField<Route extends RouteName> = Body<Route> extends infer Fields ? keyof Fields & string : never

/** A target where it no longer matters which: its parameters were checked where it was written. */
export type AnyTarget = { route: RouteName; routeParams?: unknown; qs?: object; method?: string }

/** Its type asks for the parameters of one known route. */
type AnyClient = {
  urlFor: (route: string, params: unknown, options: { qs?: object }) => string
  getRoute: (route: string, args: { params: unknown }) => { methods: string[] }
}

/** Where a target is, and how it is asked. */
export function addressOf({ route, routeParams, qs, method }: AnyTarget) {
  const any = client as unknown as AnyClient
  const [first] = any.getRoute(route, { params: routeParams }).methods
  return {
    url: any.urlFor(route, routeParams, { qs }),
    method: (method ?? first).toLowerCase() as Method,
  }
}
