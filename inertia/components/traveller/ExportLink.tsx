import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { client } from '~/client'
import { useTranslations } from '~/i18n'

/** Downloads all data of the person; the server may ask first whether it is them. */
export function ExportLink() {
  const t = useTranslations('leaving.export')

  return (
    <Button
      component="a"
      href={client.urlFor('leaving.export')}
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {t('button')}
    </Button>
  )
}
