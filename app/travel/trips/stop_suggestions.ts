import { text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { STATION_LIST } from '#app/travel/operators/station_list'
import type User from '#app/people/accounts/user'

const STATION_NAMES = STATION_LIST.trim()
  .split(/; |\n/)
  .map((entry) => entry.slice(entry.indexOf(' ') + 1).split('|')[0])

export async function stopSuggestions(user: User): Promise<string[]> {
  const own = await readRows(
    { place: text('place') },
    `from (
       select from_place as place from trips where tenant_id = ? and user_id = ?
       union all select to_place from trips where tenant_id = ? and user_id = ?
     ) used where place is not null group by place order by count(*) desc limit 150`,
    [user.tenantId, user.id, user.tenantId, user.id]
  )
  return [...new Set([...own.map((one) => one.place), ...STATION_NAMES])]
}
