import type { ReactNode } from 'react'
import type { ListPage } from '#app/platform/lists/list_page'
import type { ListColumn } from './columns'
import { ColumnsMenu } from './ColumnsMenu'
import { ListFrame } from './ListFrame'
import { ListTable } from './ListTable'
import { SelectionBar } from './SelectionBar'
import { useHiddenColumns } from './useHiddenColumns'
import { useSelection } from './useSelection'

export type { ListColumn } from './columns'

type Props<Row> = {
  list: ListPage<Row>
  /** What the table lists, for screen readers. */
  caption: string
  columns: ListColumn<Row>[]
  rowKey: (row: Row) => string
  /** What a row is called, where its key is no name. */
  rowTitle?: (row: Row) => string
  /** Where a row leads; its first cell becomes the link. */
  href?: (row: Row) => string
  /** In place of the table when a view that nothing narrows is empty. */
  empty: ReactNode
  /** What one can search for. */
  search?: string
  /** What to call the sum of a column, by column. */
  sums?: Record<string, string>
  /** What can be done with the rows that are chosen, besides exporting them. */
  actions?: (keys: string[], clear: () => void) => ReactNode
}

/** A list as its declaration in app/platform/lists gives it, as a table. */
export function ResourceList<Row>(props: Props<Row>) {
  const { list, caption, columns, rowKey, rowTitle = rowKey, href, empty, search, sums, actions } = props
  const { hidden, toggle } = useHiddenColumns(list.name)
  const selection = useSelection(list.rows.map(rowKey))

  return (
    <ListFrame
      list={list}
      search={search}
      sums={sums}
      empty={empty}
      tools={<ColumnsMenu columns={columns} hidden={hidden} onToggle={toggle} />}
      selection={<SelectionBar list={list} selection={selection} actions={actions} />}
    >
      <ListTable
        list={list}
        rows={list.rows}
        caption={caption}
        columns={columns.filter(({ key }, index) => index === 0 || !hidden.includes(key))}
        rowKey={rowKey}
        rowTitle={rowTitle}
        href={href}
        selection={selection}
      />
    </ListFrame>
  )
}
