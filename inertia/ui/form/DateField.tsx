import { useTranslations } from '~/i18n'
import { DayInput } from '../DayInput'
import { parseDay, useWriteDay } from '../days'
import { HINT_BELOW } from '../hintBelow'
import { type FieldProps, useField } from './useField'

type Props = FieldProps & {
  label: string
  hint?: string
  /** ISO days; none outside them is taken. */
  min?: string
  max?: string
  disabled?: boolean
}

/** A day near today; the server gets an ISO day. For a date of birth there is `BirthDateField`. */
export function DateField({ name, required, check, label, hint, min, max, disabled }: Props) {
  const t = useTranslations('common.form')
  const write = useWriteDay()
  const field = useField<string>({
    name,
    required,
    empty: '',
    from: (day) => (typeof day === 'string' ? write(day) : ''),
    send: (typed) => parseDay(typed) ?? typed,
    check: (typed) => {
      if (typed.trim() === '') return null
      const day = parseDay(typed)
      return day === null ? t('date') : (check?.(day) ?? outside(day))
    },
  })

  return (
    <DayInput
      min={min}
      max={max}
      disabled={disabled}
      name={name}
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      size={field.size}
      required={required}
      withAsterisk={false}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  )

  function outside(day: string) {
    if (min && day < min) return t('dateTooEarly', { day: write(min) })
    return max && day > max ? t('dateTooLate', { day: write(max) }) : null
  }
}
