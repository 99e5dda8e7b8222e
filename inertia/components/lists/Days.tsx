import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ListFilter } from '#app/platform/lists/list_page'
import { useTranslations } from '~/i18n'
import { DayInput } from '~/ui/DayInput'
import { parseDay, useWriteDay } from '~/ui/days'
import classes from './Filters.module.css'
import { type AnyList, useListUrl, valuesIn } from './useListUrl'

type Props = { list: AnyList; filter: ListFilter; close: () => void }

/** From a day and to a day. */
export default function Days({ list, filter, close }: Props) {
  const t = useTranslations('lists')
  const { visit } = useListUrl(list)
  const [from = '', to = ''] = (valuesIn(list.query, filter.name)[0] ?? '').split('..')
  const tForm = useTranslations('common.form')
  const write = useWriteDay()
  const [typed, setTyped] = useState({ from: write(from), to: write(to) })
  const range = { from: parseDay(typed.from), to: parseDay(typed.to) }
  const isBackwards = Boolean(range.from && range.to && range.from > range.to)
  const errorOf = (end: 'from' | 'to') =>
    typed[end].trim() !== '' && range[end] === null ? tForm('date') : end === 'to' && isBackwards && t('backwards')

  return (
    <form
      className={classes.days}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (errorOf('from') || errorOf('to')) return
        const { from: first, to: last } = range
        visit({ [filter.name]: first || last ? `${first ?? ''}..${last ?? ''}` : null })
        close()
      }}
    >
      {(['from', 'to'] as const).map((end) => (
        <DayInput
          key={end}
          size="sm"
          label={t(end)}
          value={typed[end]}
          error={errorOf(end)}
          onChange={(value) => setTyped({ ...typed, [end]: value })}
        />
      ))}
      <Button type="submit" size="sm">
        {t('apply')}
      </Button>
    </form>
  )
}
