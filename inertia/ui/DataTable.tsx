import { Link } from '@adonisjs/inertia/react'
import { Skeleton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useQuery } from '~/hooks/useQuery'
import { useRowKeys } from '~/hooks/useRowKeys'
import { useTranslations } from '~/i18n'
import classes from './DataTable.module.css'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Orders the list by this column through `?sort=key` or `?sort=-key`. */
  sortable?: boolean
  align?: 'right'
}

type Props<Row> = {
  /** What the table lists, for screen readers. */
  caption: string
  columns: Column<Row>[]
  /** `undefined` while the rows are on their way. */
  rows?: Row[]
  rowKey: (row: Row) => string | number
  /** Where a row leads; its first cell becomes the link. */
  href?: (row: Row) => string
  /** In place of the table when the list is empty. */
  empty: ReactNode
}

export function DataTable<Row>({ caption, columns, rows, rowKey, href, empty }: Props<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  if (rows?.length === 0) return empty

  return (
    <div className={classes.scroller}>
      <table className={classes.table} aria-busy={!rows}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows?.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, align, cell }, index) => (
                <td key={key} data-align={align}>
                  {index === 0 && href ? (
                    <Link href={href(row)} data-row prefetch>
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          )) ?? <Waiting columns={columns.length} />}
        </tbody>
      </table>
    </div>
  )
}

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const t = useTranslations('common.ui')
  const { query, urlWith } = useQuery()
  const { key, header, sortable, align } = column
  if (!sortable) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    )
  }

  const sort = query.get('sort')
  const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
  const Icon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[
    order ?? 'none'
  ]

  return (
    <th scope="col" data-align={align} aria-sort={order}>
      <Link
        href={urlWith({ sort: order === 'ascending' ? `-${key}` : key })}
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

const Waiting = ({ columns }: { columns: number }) =>
  Array.from({ length: 8 }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton height={14} width={column === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ))
