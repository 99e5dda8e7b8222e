import type { Columns } from '#app/platform/shared/column'
import type { Search } from '#app/platform/lists/condition'
import type { Filter } from '#app/platform/lists/filter'

export type ListDefinition = {
  /** Also of its saved views, and of its export in the audit log: `claims.exported`. */
  name: string
  words: string
  /** Views, filters, search and sorts refer to this table alone, so that counts need no joins. */
  table: string
  /** Each row of the table must have exactly one. */
  joins?: string
  key: string
  keyType?: 'uuid' | 'integer'
  /** The column of the parent, such as the batch of batch rows. */
  of?: string
  where?: string
  /** Staff who may open it and keep views of it; left out where nobody keeps any. */
  openTo?: 'staff' | 'finance'
  columns: Columns
  views: Record<string, string>
  /** The rows in the view of all alone. Given where the other views share no row: that view is then their sum. */
  rest?: string
  filters: Record<string, Filter>
  /** Must be bounded, however large the table. */
  search?: (text: string) => Search
  /** Each must be unique, match an index, and have no nullable column. */
  sorts: Record<string, readonly string[]>
  defaults: { view: string; sort: string }
  perPage: number
}
