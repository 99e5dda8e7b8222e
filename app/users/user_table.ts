import db from '@adonisjs/lucid/services/db'
import { type UserFilter, userList } from '#app/users/user_list'
import { STATUS_SQL } from '#app/users/user_status'

const HEAD = ['Name', 'E-mail', 'Organisation', 'Role', 'Status', 'Premium', 'Joined', 'Last seen']

const time = (column: string) =>
  `coalesce(to_char(users.${column} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI'), '')`

type Line = {
  name: string
  email: string
  organisation: string
  role: string
  status: string
  premium: string
  joined: string
  seen: string
}

/** The filtered list from first to last, as a table for a spreadsheet. */
export async function userTable(filter: UserFilter) {
  const lines = await userList(filter)
    .select(
      db.raw(
        `users.first_name || ' ' || users.last_name as name, users.email,
         (select name from tenants where id = users.tenant_id) as organisation, users.role,
         ${STATUS_SQL} as status, case when users.premium_since is null then 'no' else 'yes' end as premium,
         ${time('created_at')} as joined, ${time('last_seen_at')} as seen`
      )
    )
    .pojo<Line>()
  return [HEAD, ...lines.map((line) => [line.name, line.email, line.organisation, line.role, line.status, line.premium, line.joined, line.seen])] // prettier-ignore
}
