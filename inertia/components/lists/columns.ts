import type { ReactNode } from 'react'

export type ListColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The order of the list that this column stands for. */
  sort?: string
  align?: 'right'
}
