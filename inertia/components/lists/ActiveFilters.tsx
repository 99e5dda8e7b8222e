import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ListFilter } from '#app/platform/lists/list_page'
import { useFormatter, useTranslations } from '~/i18n'
import classes from './Filters.module.css'
import { type AnyList, useListUrl, valuesIn } from './useListUrl'

/** What the list is narrowed by, each to be taken off again. */
export function ActiveFilters({ list }: { list: AnyList }) {
  const t = useTranslations('common.ui')
  const { visit } = useListUrl(list)
  const words = useWords()
  const used = list.filters.flatMap((filter) => valuesIn(list.query, filter.name).map((value) => ({ filter, value })))
  if (used.length === 0) return null

  return (
    <ul className={classes.chips} aria-label={t('filters')}>
      {used.map(({ filter, value }) => (
        <li key={`${filter.name} ${value}`}>
          <UnstyledButton
            className={classes.chip}
            aria-label={t('removeFilter', { label: filter.label, value: words(filter, value) })}
            onClick={() =>
              visit({
                [filter.name]: valuesIn(list.query, filter.name).filter((one) => one !== value),
              })
            }
          >
            {filter.label}: <strong>{words(filter, value)}</strong>
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      {used.length > 1 && (
        <li>
          <UnstyledButton
            className={classes.all}
            onClick={() => visit(Object.fromEntries(list.filters.map(({ name }) => [name, null])))}
          >
            {t('clearFilters')}
          </UnstyledButton>
        </li>
      )}
    </ul>
  )
}

function useWords() {
  const t = useTranslations('lists')
  const format = useFormatter()
  const day = (iso: string) => format.dateTime(new Date(iso), { day: 'numeric', month: 'short', year: 'numeric' })

  return ({ kind, options }: ListFilter, value: string) => {
    if (kind !== 'days') return options.find((option) => option.value === value)?.label ?? value
    const [from, to] = value.split('..')
    if (from && to) return from === to ? day(from) : `${day(from)} – ${day(to)}`
    return from ? t('since', { day: day(from) }) : t('until', { day: day(to) })
  }
}
