import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import { CalendarButton } from './CalendarButton'
import { parseDay, useWriteDay } from './days'
import classes from './field.module.css'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  /** What stands there. */
  value: string
  onChange: (typed: string) => void
  /** Asked when the field is left, and not for its own calendar. */
  onBlur?: () => void
  /** The ISO day when it was picked, or typed and left. */
  onDay?: (day: string) => void
  /** ISO days; the calendar offers none outside them. */
  min?: string
  max?: string
}

/** A day, typed in any of the usual ways and written in the language of the page, or picked from a calendar. */
export function DayInput({ value, onChange, onBlur, onDay, min, max, ...input }: Props) {
  const id = useId()
  const write = useWriteDay()
  const day = parseDay(value)
  const settle = (settled: string | null) => {
    if (!settled) return
    onChange(write(settled))
    onDay?.(settled)
  }

  return (
    <TextInput
      id={id}
      autoComplete="off"
      classNames={{ input: classes.input, section: classes.section }}
      {...input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && settle(day)}
      onBlur={({ currentTarget, relatedTarget }) => {
        settle(day)
        if (!currentTarget.parentElement!.contains(relatedTarget)) onBlur?.()
      }}
      rightSection={
        <CalendarButton
          labelledBy={input.label ? `${id}-label` : undefined}
          day={day}
          min={min}
          max={max}
          disabled={input.disabled}
          onPick={settle}
        />
      }
    />
  )
}
