import type { ReactNode } from 'react'

/** A column of a table: its heading, and what stands in it for a row. */
export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'right'
}
