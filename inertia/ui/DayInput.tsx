import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from '~/i18n'
import classes from './DayInput.module.css'
import { parseDay, useWriteDay } from './days'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  /** What stands there. */
  value: string
  onChange: (typed: string) => void
  onBlur?: () => void
  /** The ISO day when it was picked, or typed and left. */
  onDay?: (day: string) => void
  /** ISO days; the calendar offers none outside them. */
  min?: string
  max?: string
}

/** A day, typed in any of the usual ways and written in the language of the page, or picked from the calendar of the browser. */
export function DayInput({ value, onChange, onBlur, onDay, min, max, ...input }: Props) {
  const t = useTranslations('common.form')
  const calendar = useRef<HTMLInputElement>(null)
  const write = useWriteDay()
  const day = parseDay(value)
  const settle = (settled: string | null) => {
    if (!settled) return
    onChange(write(settled))
    onDay?.(settled)
  }

  return (
    <TextInput
      autoComplete="off"
      {...input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && settle(day)}
      onBlur={() => {
        settle(day)
        onBlur?.()
      }}
      rightSection={
        <>
          <input
            ref={calendar}
            className={classes.calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={day ?? ''}
            min={min}
            max={max}
            onChange={({ currentTarget }) => settle(currentTarget.value)}
          />
          <UnstyledButton
            className={classes.open}
            aria-label={t('openCalendar')}
            disabled={input.disabled}
            // The field is left on the way there, and nothing is wrong with it yet.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={18} aria-hidden />
          </UnstyledButton>
        </>
      }
    />
  )
}
