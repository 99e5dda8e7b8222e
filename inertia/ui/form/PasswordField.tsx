import { PasswordInput } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { HINT_BELOW } from '../hintBelow'
import { type FieldProps, useField } from './useField'

type Props = Partial<FieldProps> & {
  label?: string
  hint?: string
  /** For choosing a password: says beforehand what is asked. */
  isNew?: boolean
  autoFocus?: boolean
}

/** A password, which people can have shown to see what they type. */
export function PasswordField({ name = 'password', check, label, hint, isNew, autoFocus }: Props) {
  const t = useTranslations('common.password')
  const field = useField<string>({ name, required: true, check, empty: '' })

  return (
    <PasswordInput
      name={name}
      label={label ?? t(isNew ? 'new' : 'current')}
      description={hint ?? (isNew ? t('hint') : undefined)}
      inputWrapperOrder={HINT_BELOW}
      size={field.size}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoFocus={autoFocus}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
      value={field.value}
      error={field.error}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.leave}
    />
  )
}
