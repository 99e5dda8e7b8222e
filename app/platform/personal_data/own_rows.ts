import type { Columns } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { Person } from '#app/platform/personal_data/personal_data'

export const ownRows = <C extends Columns>(table: string, columns: C, { id, tenantId }: Person) =>
  readRows(columns, `from ${table} where tenant_id = ? and user_id = ? order by id`, [tenantId, id])
