import { Link } from '@adonisjs/inertia/react'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { type MouseEvent, useRef } from 'react'
import { useRowKeys } from '~/hooks/useRowKeys'
import { useTranslations } from '~/i18n'
import type { ListColumn } from './columns'
import classes from './ListTable.module.css'
import { type AnyList, propOf, useListUrl } from './useListUrl'
import type { Selection } from './useSelection'

type Props<Row> = {
  list: AnyList
  rows: Row[]
  caption: string
  columns: ListColumn<Row>[]
  rowKey: (row: Row) => string
  rowTitle: (row: Row) => string
  href?: (row: Row) => string
  selection: Selection
}

/** The rows of a list: a table where there is room, and below 700 pixels a card for each. */
export function ListTable<Row>({ list, rows, caption, columns, rowKey, rowTitle, href, selection }: Props<Row>) {
  const t = useTranslations('lists')
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body, selection.toggle)

  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.check}>
              <Check
                label={t('selectAll')}
                checked={selection.selected.length === rows.length}
                onToggle={selection.toggleAll}
              />
            </th>
            {columns.map((column, index) => (
              <Head key={column.key} list={list} column={column} isFirst={index === 0} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} onClick={openRow}>
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <tr key={key} data-selected={selection.isSelected(key) || undefined}>
                <td className={classes.check}>
                  <Check
                    label={t('select', { row: rowTitle(row) })}
                    checked={selection.isSelected(key)}
                    onToggle={(range) => selection.toggle(key, { range })}
                  />
                </td>
                {columns.map(({ key: name, header, align, cell }, index) => (
                  <td key={name} data-align={align} data-label={header} data-first={index === 0 || undefined}>
                    {index === 0 && href ? (
                      <Link href={href(row)} data-row={key} prefetch>
                        {cell(row)}
                      </Link>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The first cell stays in sight where the table scrolls, and its link covers no more than that cell there. */
function openRow({ target, nativeEvent }: MouseEvent) {
  const at = target as Element
  if (at.closest('a, button, label')) return
  const link = at.closest('tr')!.querySelector('a[data-row]')
  link?.dispatchEvent(new globalThis.MouseEvent('click', nativeEvent))
}

type CheckProps = { label: string; checked: boolean; onToggle: (range: boolean) => void }

const Check = ({ label, checked, onToggle }: CheckProps) => (
  <label>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={() => {}}
      onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
    />
  </label>
)

type HeadProps<Row> = { list: AnyList; column: ListColumn<Row>; isFirst: boolean }

function Head<Row>({ list, column, isFirst }: HeadProps<Row>) {
  const t = useTranslations('common.ui')
  const { urlWith } = useListUrl(list)
  const { header, sort, align } = column
  if (!sort) {
    return (
      <th scope="col" data-align={align} data-first={isFirst || undefined}>
        {header}
      </th>
    )
  }

  const order = list.sort === sort ? 'ascending' : list.sort === `-${sort}` ? 'descending' : undefined
  const Icon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[order ?? 'none']

  return (
    <th scope="col" data-align={align} data-first={isFirst || undefined} aria-sort={order}>
      <Link
        href={urlWith({ sort: order === 'ascending' ? `-${sort}` : sort })}
        only={[propOf(list.prefix)]}
        preserveState
        preserveScroll
        aria-label={t('sortBy', { column: header })}
      >
        {header}
        <Icon size={14} aria-hidden />
      </Link>
    </th>
  )
}
