import { type ReactNode, useRef } from 'react'
import { useKeys } from '~/hooks/useKeys'
import { useTranslations } from '~/i18n'
import { NothingFound } from '~/ui/NothingFound'
import { ExportMenu } from './ExportMenu'
import { ActiveFilters } from './ActiveFilters'
import { Filters } from './Filters'
import { ListFooter } from './ListFooter'
import { IgnoredParameters } from './IgnoredParameters'
import { KeysHelp } from './KeysHelp'
import classes from './ListFrame.module.css'
import { Search } from './Search'
import { type AnyList, useListUrl } from './useListUrl'

type Props = {
  list: AnyList
  /** What one can search for. */
  search?: string
  /** What to call the sum of a column, by column. */
  sums?: Record<string, string>
  /** In place of the rows when a view that nothing narrows is empty. */
  empty: ReactNode
  /** Beside the export. */
  tools?: ReactNode
  /** The rows. */
  children: ReactNode
  /** What can be done with rows that are chosen. */
  selection?: ReactNode
}

/** Around the rows of a list: search and filters above, what to do with the whole of it, and its pages below. */
export function ListFrame({ list, search, sums, empty, tools, children, selection }: Props) {
  const t = useTranslations('lists')
  const { urlWith } = useListUrl(list)
  const input = useRef<HTMLInputElement>(null)
  const help = useRef<HTMLDialogElement>(null)
  useKeys({
    '/': (event) => {
      event.preventDefault()
      input.current?.focus()
    },
    '?': () => help.current?.showModal(),
  })
  const { view, sort, ...narrowing } = list.query
  const isNarrowed = Object.keys(narrowing).length > 0
  const isEmpty = list.rows.length === 0

  return (
    <div>
      <IgnoredParameters parts={list.ignored} />
      <div className={classes.toolbar}>
        {list.isSearchable && <Search list={list} placeholder={search ?? ''} input={input} />}
        <Filters list={list} />
        <div className={classes.extra}>
          {tools}
          <ExportMenu list={list} />
        </div>
      </div>
      <ActiveFilters list={list} />
      <div className={classes.rows}>
        {!isEmpty && children}
        {isEmpty && isNarrowed && (
          <NothingFound
            title={t('nothingFound')}
            wholeList={urlWith(Object.fromEntries(Object.keys(narrowing).map((key) => [key, null])))}
          />
        )}
        {isEmpty && !isNarrowed && empty}
      </div>
      {selection}
      {(!isEmpty || list.previous) && <ListFooter list={list} sums={sums} />}
      {!isEmpty && <KeysHelp dialog={help} />}
    </div>
  )
}
