import { IconFilter } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from '~/i18n'
import { Dropdown } from '~/ui/Dropdown'
import { Choices } from './Choices'
import classes from './Filters.module.css'
import { type AnyList, valuesIn } from './useListUrl'

const Days = lazy(() => import('./Days'))

/** One button for all that a list can be narrowed by, which says how many of them are used. */
export function Filters({ list }: { list: AnyList }) {
  const t = useTranslations('lists')
  const used = list.filters.filter(({ name }) => valuesIn(list.query, name).length > 0)
  if (list.filters.length === 0) return null

  return (
    <Dropdown label={t('filters', { count: used.length })} icon={<IconFilter size={16} aria-hidden />}>
      {(close) =>
        list.filters.map((filter) => (
          <details key={filter.name} name="filter" className={classes.filter} open={list.filters.length === 1}>
            <summary>{filter.label}</summary>
            {filter.kind === 'days' ? (
              <Suspense>
                <Days list={list} filter={filter} close={close} />
              </Suspense>
            ) : (
              <Choices list={list} filter={filter} />
            )}
          </details>
        ))
      }
    </Dropdown>
  )
}
