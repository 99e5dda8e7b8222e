import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ListFilter } from '#app/platform/lists/list_page'
import { useTranslations } from '~/i18n'
import classes from './Filters.module.css'
import { type AnyList, useListUrl, valuesIn } from './useListUrl'

/** More options than this are easier to type than to look through. */
const MANY = 12

/** One or some of a few. */
export function Choices({ list, filter }: { list: AnyList; filter: ListFilter }) {
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
          <input type="checkbox" checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />
          {option.label}
        </label>
      ))}
      {shown.length === 0 && <p>{t('noOption')}</p>}
    </fieldset>
  )
}
