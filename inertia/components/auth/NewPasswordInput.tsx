import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslations } from '~/i18n'

/** For choosing a password: says beforehand what is asked, and lets people see what they type. */
export function NewPasswordInput(props: PasswordInputProps) {
  const t = useTranslations('common.password')

  return (
    <PasswordInput
      name="password"
      label={t('new')}
      description={t('hint')}
      autoComplete="new-password"
      minLength={12}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
      {...props}
    />
  )
}
