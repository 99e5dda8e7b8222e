import { fullName, number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { Reference } from '#app/platform/lists/reference'

const CARETAKERS = `from users u
  where u.id in (select set_aside_by_id from statement_lines where open_cents <> 0 and set_aside_at is not null)`

export const caretakers: Reference = {
  options: () => readRows({ value: text('u.public_id'), label: fullName('u') }, `${CARETAKERS} order by 2, u.id`),
  ids: async (values) => {
    const found = await readRows({ id: number('u.id'), value: text('u.public_id') }, CARETAKERS)
    return new Map(found.filter(({ value }) => values.includes(value)).map(({ id, value }) => [value, id]))
  },
}
