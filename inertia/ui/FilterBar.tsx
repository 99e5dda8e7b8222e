import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import { NativeSelect } from './NativeSelect'
import classes from './FilterBar.module.css'

export type Filter = { name: string; label: string; options: { value: string; label: string }[] }

type Props = {
  /** What one can search for, as a placeholder; without it there is no search field. */
  search?: string
  filters?: Filter[]
  /** To the right: an export, a saved view. */
  children?: ReactNode
}

/** Search (`?q=`) and filters (`?status=`) of a list; those in use show as chips that can be taken off. */
export function FilterBar({ search, filters = [], children }: Props) {
  const { query, change } = useQuery()
  const unused = filters.filter((filter) => !query.has(filter.name))
  const used = filters.filter((filter) => query.has(filter.name))

  return (
    <div className={classes.bar}>
      <div className={classes.controls}>
        {search && <Search key={query.get('q')} placeholder={search} />}
        {unused.map((filter) => (
          <Choice
            key={filter.name}
            filter={filter}
            onChoose={(value) => change({ [filter.name]: value })}
          />
        ))}
        {children && <div className={classes.extra}>{children}</div>}
      </div>
      {used.length > 0 && <Chips filters={used} />}
    </div>
  )
}

function Search({ placeholder }: { placeholder: string }) {
  const t = useTranslations('common.ui')
  const { query, change } = useQuery()
  const input = useRef<HTMLInputElement>(null)
  const searched = query.get('q') ?? ''

  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        change({ q: input.current!.value.trim() })
      }}
    >
      <TextInput
        ref={input}
        size="sm"
        type="search"
        name="q"
        defaultValue={searched}
        placeholder={placeholder}
        aria-label={t('search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          searched && (
            <UnstyledButton
              className={classes.clear}
              aria-label={t('clearSearch')}
              onClick={() => change({ q: null })}
            >
              <IconX size={16} aria-hidden />
            </UnstyledButton>
          )
        }
      />
    </form>
  )
}

function Choice({ filter, onChoose }: { filter: Filter; onChoose: (value: string) => void }) {
  const t = useTranslations('common.ui')

  return (
    <NativeSelect
      size="sm"
      className={classes.choice}
      aria-label={t('addFilter', { label: filter.label })}
      value=""
      data={[{ value: '', label: filter.label }, ...filter.options]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}

function Chips({ filters }: { filters: Filter[] }) {
  const t = useTranslations('common.ui')
  const { query, change } = useQuery()

  return (
    <ul className={classes.chips} aria-label={t('filters')}>
      {filters.map(({ name, label, options }) => {
        const value =
          options.find((option) => option.value === query.get(name))?.label ?? query.get(name)!
        return (
          <li key={name}>
            <UnstyledButton
              className={classes.chip}
              aria-label={t('removeFilter', { label, value })}
              onClick={() => change({ [name]: null })}
            >
              {label}: <strong>{value}</strong>
              <IconX size={14} aria-hidden />
            </UnstyledButton>
          </li>
        )
      })}
      {filters.length > 1 && (
        <li>
          <UnstyledButton
            className={classes.all}
            onClick={() => change(Object.fromEntries(filters.map(({ name }) => [name, null])))}
          >
            {t('clearFilters')}
          </UnstyledButton>
        </li>
      )}
    </ul>
  )
}
