import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from '~/i18n'
import { HINT_BELOW } from '../hintBelow'
import { type FieldProps, useField } from './useField'

type Props = FieldProps & {
  label: string
  hint?: string
  /** ISO days; the picker offers none outside them. */
  min?: string
  max?: string
  disabled?: boolean
}

/** A day near today, from the picker of the browser. For a date of birth there is `BirthDateField`. */
export function DateField({ name, required, check, label, hint, ...input }: Props) {
  const t = useTranslations('common.form')
  const element = useRef<HTMLInputElement>(null)
  const field = useField<string>({
    name,
    required,
    empty: '',
    // Half a date is nothing to a script, and something to who typed it.
    check: (day) => (element.current?.validity.badInput ? t('date') : check?.(day)),
  })

  return (
    <TextInput
      {...input}
      ref={element}
      type="date"
      name={name}
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      size={field.size}
      required={required}
      withAsterisk={false}
      value={field.value}
      error={field.error}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.leave}
    />
  )
}
