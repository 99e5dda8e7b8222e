import { Button, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { client } from '~/client'
import { Unavailable } from '~/components/staff/Unavailable'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import type { Data } from '~generated/data'

const FILES = ['letter', 'table'] as const

/** The letter and the table, the same bytes each time. */
export function Files({ letter }: { letter: Data.Claims.Letters.Letter }) {
  const t = useTranslations('admin.letter')
  if (!letter.letterSha256) {
    return (
      <Card title={t('files')}>
        <Unavailable>{t('notWritten')}</Unavailable>
      </Card>
    )
  }

  return (
    <Card title={t('files')} description={t('filesHint')}>
      <Stack gap="sm">
        {FILES.map((file) => (
          <Button
            key={file}
            component="a"
            href={client.urlFor('admin.letters.file', [letter.reference, file])}
            download
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t(file)}
          </Button>
        ))}
      </Stack>
    </Card>
  )
}
