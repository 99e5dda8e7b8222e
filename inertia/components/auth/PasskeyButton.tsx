import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useErrors } from '~/hooks/useErrors'
import { usePasskey } from '~/hooks/usePasskey'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'

type Props = {
  route: 'login.passkey' | 'two_factor_challenge.passkey' | 'confirm_password.passkey'
  data?: { isDialog: boolean }
  children: string
  onSuccess?: () => void
}

/** Signs with a passkey instead of typing. */
export function PasskeyButton({ children, ...action }: Props) {
  const t = useTranslations('common.passkey')
  const errors = useErrors()
  const { isBusy, isRefused, use } = usePasskey(action)

  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconFingerprint size={20} aria-hidden />}
        loading={isBusy}
        onClick={() => void use()}
      >
        {children}
      </Button>
      <ErrorText>{errors.passkey ?? (isRefused ? t('refused') : undefined)}</ErrorText>
    </>
  )
}
