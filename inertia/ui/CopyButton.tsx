import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '~/i18n'

type Props = { text: string; children: string }

/** Copies a text, and says so. A browser that does not let us leaves it to be copied by hand. */
export function CopyButton({ text, children }: Props) {
  const t = useTranslations('common.ui')
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => {}
    )

  return (
    <Button variant="default" size="compact-sm" onClick={copy}>
      <span role="status">{isCopied ? t('copied') : children}</span>
    </Button>
  )
}
