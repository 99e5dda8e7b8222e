import type { HttpContext } from '@adonisjs/core/http'
import type { Columns } from '#app/platform/shared/column'
import type { List } from '#app/platform/lists/define_list'

type Request = Pick<HttpContext, 'request'>

/** Names of a list and of a page may be the same, so a page that was opened from a list keeps the list's address under this name. */
const NAME = 'list'

/** The list that a page was opened from, for next, previous and back. */
export const parseListState = <C extends Columns, View extends string>({ request }: Request, list: List<C, View>) =>
  list.parse(stateIn(request))

/** For links and redirects to a page that is opened from a list. */
export const asListState = (address: Record<string, unknown>) => ({ [NAME]: address })

export const listState = ({ request }: Request) => asListState(stateIn(request))

function stateIn(request: HttpContext['request']): Record<string, unknown> {
  const state: unknown = request.qs()[NAME]
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? { ...state } : {}
}
