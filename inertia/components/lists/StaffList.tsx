import type { DescribedList, SavedView } from '#app/platform/lists/list_page'
import type { ReactNode } from 'react'
import { useFormatter } from '~/i18n'
import { DateText, DateTimeText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { Money } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'
import { StatusBadge } from '~/ui/StatusBadge'
import { type ListColumn, ResourceList } from './ResourceList'
import { Views } from './Views'

type Column = DescribedList<unknown>['columns'][number]
type Cells<Row> = { [Name in keyof Row]?: ListColumn<Row>['cell'] }

export type StaffListProps<Row> = { list: DescribedList<Row>; savedViews: SavedView[] }

type Props<Row> = StaffListProps<Row> & {
  rowKey: (row: Row) => string
  rowTitle?: (row: Row) => string
  href?: (row: Row) => string
  /** Instead of what the kind of a column says. */
  cells?: Cells<Row>
  actions?: ReactNode
}

const RIGHT = ['cents', 'number']

/** A page of staff that is one list: its headings, columns and cells are those of the declaration. */
export function StaffList<Row>({ list, savedViews, cells = {}, actions, ...rows }: Props<Row>) {
  const columns = list.columns.map((column): ListColumn<Row> => {
    const { name, kind, label } = column
    return {
      key: name,
      header: label,
      sort: list.sorts.includes(name) ? name : undefined,
      align: RIGHT.includes(kind) ? 'right' : undefined,
      cell: cells[name as keyof Row] ?? ((row) => <Cell column={column} value={row[name as keyof Row]} />),
    }
  })

  return (
    <>
      <PageHeader title={list.title} actions={actions} />
      <Views list={list} saved={savedViews} label={list.title} />
      <ResourceList
        list={list}
        caption={list.title}
        columns={columns}
        search={list.search}
        sums={Object.fromEntries(list.columns.filter(({ isSum }) => isSum).map(({ name, label }) => [name, label]))}
        empty={<EmptyState title={list.empty.title} description={list.empty.hint} />}
        {...rows}
      />
    </>
  )
}

function Cell({ column: { kind, labels }, value }: { column: Column; value: unknown }) {
  const format = useFormatter()
  if (value === null) return '–'
  switch (kind) {
    case 'cents':
      return <Money cents={value as number} />
    case 'number':
      return format.number(value as number)
    case 'day':
      return <DateText value={value as string} />
    case 'instant':
      return <DateTimeText value={value as string} />
    case 'code':
      return <StatusBadge>{labels[value as string]}</StatusBadge>
    case 'texts':
      return format.list(value as string[])
    default:
      return String(value)
  }
}
