import type { Reference } from '#app/platform/lists/reference'
import { queryRows } from '#app/platform/shared/tenancy'

const CARETAKERS = `select u.id, u.public_id::text as value, u.first_name || ' ' || u.last_name as label from users u
  where u.id in (select set_aside_by_id from statement_lines where open_cents <> 0 and set_aside_at is not null)`

/** Who looks after lines in suspense, for lists that staff see. */
export const caretakers: Reference = {
  options: () => queryRows<{ value: string; label: string }>(`${CARETAKERS} order by label, u.id`),
  ids: async (values) => {
    const found = await queryRows<{ id: number; value: string }>(CARETAKERS)
    return new Map(found.filter(({ value }) => values.includes(value)).map(({ id, value }) => [value, id])) // prettier-ignore
  },
}
