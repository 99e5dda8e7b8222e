import { TextInput, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ListFilter } from '#app/lists/list_page'
import { useFormatter, useTranslations } from '~/i18n'
import { Dropdown } from '~/ui/Dropdown'
import classes from './Filters.module.css'
import { type AnyList, useListUrl, valuesIn } from './useListUrl'

const Days = lazy(() => import('./Days'))

/** More options than this are easier to type than to look through. */
const MANY = 12

/** A button for each thing that a list can be narrowed by. */
export const Filters = ({ list }: { list: AnyList }) =>
  list.filters.map((filter) => (
    <Dropdown key={filter.name} label={filter.label}>
      {(close) =>
        filter.kind === 'days' ? (
          <Suspense>
            <Days list={list} filter={filter} close={close} />
          </Suspense>
        ) : (
          <Choices list={list} filter={filter} />
        )
      }
    </Dropdown>
  ))

function Choices({ list, filter }: { list: AnyList; filter: ListFilter }) {
  const t = useTranslations('lists')
  const { visit } = useListUrl(list)
  const [typed, setTyped] = useState('')
  const { name, label, options, kind } = filter
  // What is ticked stands at once; the list follows.
  const [chosen, setChosen] = useState(() => valuesIn(list.query, name))
  const shown = options.filter((option) => option.label.toLowerCase().includes(typed.toLowerCase()))

  const toggle = (value: string) => {
    const others = chosen.filter((one) => one !== value)
    const isOn = others.length < chosen.length
    const next = isOn ? others : kind === 'flag' ? [value] : [...others, value]
    setChosen(next)
    visit({ [name]: next })
  }

  return (
    <fieldset className={classes.choices}>
      <legend className={classes.hidden}>{label}</legend>
      {options.length > MANY && (
        <TextInput
          size="xs"
          placeholder={t('narrowOptions')}
          aria-label={t('narrowOptions')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {shown.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </label>
      ))}
      {shown.length === 0 && <p>{t('noOption')}</p>}
    </fieldset>
  )
}

/** What the list is narrowed by, each to be taken off again. */
export function Chips({ list }: { list: AnyList }) {
  const t = useTranslations('common.ui')
  const { visit } = useListUrl(list)
  const words = useWords()
  const used = list.filters.flatMap((filter) =>
    valuesIn(list.query, filter.name).map((value) => ({ filter, value }))
  )
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
  const day = (iso: string) =>
    format.dateTime(new Date(iso), { day: 'numeric', month: 'short', year: 'numeric' })

  return ({ kind, options }: ListFilter, value: string) => {
    if (kind !== 'days') return options.find((option) => option.value === value)?.label ?? value
    const [from, to] = value.split('..')
    if (from && to) return from === to ? day(from) : `${day(from)} – ${day(to)}`
    return from ? t('since', { day: day(from) }) : t('until', { day: day(to) })
  }
}
