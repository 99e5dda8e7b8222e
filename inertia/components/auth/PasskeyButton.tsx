import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useErrors } from '~/hooks/useErrors'
import { usePasskey } from '~/hooks/usePasskey'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'

type Props = {
  url: string
  data?: Record<string, boolean>
  children: string
  onSuccess?: () => void
}

/** Signs with a passkey instead of typing. */
export function PasskeyButton({ url, data, children, onSuccess }: Props) {
  const t = useTranslations('common.passkey')
  const errors = useErrors()
  const { state, use } = usePasskey(url, data)

  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconFingerprint size={20} aria-hidden />}
        loading={state === 'asking'}
        onClick={() => void use({ onSuccess })}
      >
        {children}
      </Button>
      <ErrorText>{errors.passkey ?? (state === 'refused' ? t('refused') : undefined)}</ErrorText>
    </>
  )
}
