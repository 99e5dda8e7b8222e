/** How many there are; `isExact` is false where counting stopped. */
export type Count = { count: number; isExact: boolean }

export type ListFilter = {
  name: string
  label: string
  kind: 'choices' | 'flag' | 'days'
  options: { value: string; label: string }[]
}

export type SavedView = {
  id: string
  name: string
  /** The part of the address from `?`. */
  query: string
  isShared: boolean
  isOwn: boolean
  count: Count
}

/** A page of a list as a page of the product shows it. */
export type ListPage<Row> = {
  name: string
  /** Before each of its names in an address, where a page has more than one list. */
  prefix: string
  rows: Row[]
  /** What the address asks for and means something; without where the page begins. */
  query: Record<string, string | string[]>
  /** Parts of the address that mean nothing here. */
  ignored: string[]
  view: string
  views: { name: string; label: string; count: Count }[]
  filters: ListFilter[]
  isSearchable: boolean
  sorts: string[]
  sort: string
  /** Where the pages before and after this one are, as `before` and `after` of an address. */
  previous: string | null
  next: string | null
  total: Count
  /** Of all rows that are meant, by column; null where there are too many to add. */
  sums: Record<string, number> | null
}
