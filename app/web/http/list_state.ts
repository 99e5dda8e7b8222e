import type { HttpContext } from '@adonisjs/core/http'
import type { Columns } from '#app/platform/shared/column'
import type { List } from '#app/platform/lists/define_list'

type Request = Pick<HttpContext, 'request'>

/** A page keeps the address of the list it was opened from under this name: both may have the same parameters. */
const NAME = 'list'

export const parseListState = <C extends Columns, View extends string>({ request }: Request, list: List<C, View>) =>
  list.parse(stateIn(request))

export const asListState = (address: Record<string, unknown>) => ({ [NAME]: address })

export const listState = ({ request }: Request) => asListState(stateIn(request))

function stateIn(request: HttpContext['request']): Record<string, unknown> {
  const state: unknown = request.qs()[NAME]
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? { ...state } : {}
}
