import type { ColumnKind } from '#app/platform/shared/column'

export type Count = { count: number; isExact: boolean }

export type FilterKind = 'choices' | 'flag' | 'days'

export type ListFilter = {
  name: string
  label: string
  kind: FilterKind
  options: { value: string; label: string }[]
}

export type SavedView = {
  id: string
  name: string
  query: string
  isShared: boolean
  isOwn: boolean
  canDelete: boolean
  /** Null where the view is broken, or too slow to count. */
  count: Count | null
}

export type DescribedList<Row, View extends string = string> = ListPage<Row, View> & {
  title: string
  search: string
  empty: { title: string; hint: string }
  columns: {
    name: string
    kind: ColumnKind
    label: string
    labels: Record<string, string>
    isSum: boolean
  }[]
}

export type ListPage<Row, View extends string = string> = {
  name: string
  /** Precedes each name in the URL, where a page has more than one list. */
  prefix: string
  rows: Row[]
  query: Record<string, string | string[]>
  ignored: string[]
  view: View
  views: { name: string; label: string; count: Count }[]
  filters: ListFilter[]
  isSearchable: boolean
  sorts: string[]
  sort: string
  previous: string | null
  next: string | null
  total: Count
  /** Sums over all pages; null where there are too many rows to add. */
  sums: Record<string, number> | null
}
