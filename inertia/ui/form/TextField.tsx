import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n'
import { HINT_BELOW } from '../hintBelow'
import { type FieldProps, useField } from './useField'

type Props = FieldProps &
  Pick<
    TextInputProps,
    | 'autoCapitalize'
    | 'autoComplete'
    | 'autoFocus'
    | 'className'
    | 'inputMode'
    | 'maxLength'
    | 'placeholder'
    | 'spellCheck'
  > & {
    label: ReactNode
    hint?: ReactNode
    type?: 'text' | 'email' | 'tel'
    /** How what was typed is written once the field is left. */
    written?: (typed: string) => string
  }

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** One line of text. */
export function TextField({ name, required, check, label, hint, written, ...input }: Props) {
  const t = useTranslations('common.form')
  const field = useField<string>({
    name,
    required,
    check: check ?? checkEmail,
    empty: '',
    send: written,
  })

  return (
    <TextInput
      {...input}
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
      onBlur={() => {
        const tidy = written?.(field.value) ?? field.value
        if (tidy !== field.value) field.change(tidy)
        field.leave()
      }}
    />
  )

  function checkEmail(typed: string) {
    const isWrong = input.type === 'email' && typed !== '' && !LOOKS_LIKE_EMAIL.test(typed.trim())
    return isWrong ? t('email') : null
  }
}
