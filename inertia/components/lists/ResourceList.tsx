import { type ReactNode, useRef } from 'react'
import type { ListPage } from '#app/lists/list_page'
import { useKeys } from '~/hooks/useKeys'
import { useTranslations } from '~/i18n'
import { NothingFound } from '~/ui/NothingFound'
import type { ListColumn } from './columns'
import { ColumnsMenu } from './ColumnsMenu'
import { ExportMenu } from './ExportMenu'
import { Chips, Filters } from './Filters'
import { Foot } from './Foot'
import { Ignored } from './Ignored'
import { KeysHelp } from './KeysHelp'
import { ListTable } from './ListTable'
import classes from './ResourceList.module.css'
import { Search } from './Search'
import { SelectionBar } from './SelectionBar'
import { useHiddenColumns } from './useHiddenColumns'
import { useListUrl } from './useListUrl'
import { useSelection } from './useSelection'

export type { ListColumn } from './columns'

type Props<Row> = {
  list: ListPage<Row>
  /** What the table lists, for screen readers. */
  caption: string
  columns: ListColumn<Row>[]
  rowKey: (row: Row) => string
  /** Where a row leads; its first cell becomes the link. */
  href?: (row: Row) => string
  /** In place of the table when a view that nothing narrows is empty. */
  empty: ReactNode
  /** What one can search for. */
  search?: string
  /** What to call the sum of a column, by column. */
  sums?: Record<string, string>
  /** Whether there is an export beside it, under `/export`. */
  exports?: boolean
}

/** A list as its declaration in app/lists gives it: search, filters, orders, columns, pages, selection and export. */
export function ResourceList<Row>(props: Props<Row>) {
  const { list, caption, columns, rowKey, href, empty, search, sums, exports = true } = props
  const t = useTranslations('lists')
  const { urlWith } = useListUrl(list)
  const { hidden, toggle } = useHiddenColumns(list.name)
  const selection = useSelection(list.rows.map(rowKey))
  const input = useRef<HTMLInputElement>(null)
  const help = useRef<HTMLDialogElement>(null)
  useKeys({
    '/': (event) => {
      event.preventDefault()
      input.current?.focus()
    },
    '?': () => help.current?.showModal(),
  })
  const { view: _view, sort: _sort, ...narrowing } = list.query
  const isNarrowed = Object.keys(narrowing).length > 0

  return (
    <div>
      <Ignored parts={list.ignored} />
      <div className={classes.toolbar}>
        {list.isSearchable && <Search list={list} placeholder={search ?? ''} input={input} />}
        <Filters list={list} />
        <div className={classes.extra}>
          <ColumnsMenu columns={columns} hidden={hidden} onToggle={toggle} />
          {exports && <ExportMenu list={list} />}
        </div>
      </div>
      <Chips list={list} />
      <div className={classes.rows}>
        {list.rows.length > 0 && (
          <ListTable
            list={list}
            rows={list.rows}
            caption={caption}
            columns={columns.filter(({ key }, index) => index === 0 || !hidden.includes(key))}
            rowKey={rowKey}
            href={href}
            selection={exports ? selection : undefined}
          />
        )}
        {list.rows.length === 0 && isNarrowed && (
          <NothingFound
            title={t('nothingFound')}
            wholeList={urlWith(
              Object.fromEntries(Object.keys(narrowing).map((key) => [key, null]))
            )}
          />
        )}
        {list.rows.length === 0 && !isNarrowed && empty}
      </div>
      <SelectionBar list={list} selection={selection} />
      {(list.rows.length > 0 || list.previous) && <Foot list={list} sums={sums} />}
      {list.rows.length > 0 && <KeysHelp dialog={help} />}
    </div>
  )
}
