import type { Column } from '#app/lists/column'
import type { Search } from '#app/lists/condition'
import type { Filter } from '#app/lists/filter'

/** A list as it is declared; `defineList` checks its names. */
export type ListDefinition = {
  /** Also of its saved views, and of its export in the log: `claims.exported`. */
  name: string
  /** Where the catalog has its words: views, filters, columns. */
  words: string
  /** The table whose rows it lists. Views, filters, search and sorts speak of it alone, so that counts need no joins. */
  table: string
  /** What the columns need beside it; each row of the table has one. */
  joins?: string
  /** The column that names a row in an address. */
  key: string
  keyType?: 'uuid' | 'integer'
  /** The column of what the list belongs to, where it is one of many: rows of a file, mails of a person. */
  of?: string
  /** Holds always. */
  where?: string
  columns: Record<string, Column<unknown>>
  /** The lists that people open every day, each as a condition; empty for all rows. */
  views: Record<string, string>
  filters: Record<string, Filter>
  /** What a search means; must be bounded, however large the table. */
  search?: (text: string) => Search
  /** Orders, each down to one row and as an index has it; no column of them is ever null. */
  sorts: Record<string, readonly string[]>
  defaults: { view: string; sort: string }
  perPage: number
}
