import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslations } from '~/i18n'

export function CurrentPasswordInput(props: PasswordInputProps) {
  const t = useTranslations('common.password')

  return (
    <PasswordInput
      name="password"
      label={t('current')}
      autoComplete="current-password"
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
      {...props}
    />
  )
}
