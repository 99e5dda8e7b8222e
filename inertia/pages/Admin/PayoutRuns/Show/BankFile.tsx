import { Button, Stack } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { Unavailable } from '~/components/staff/Unavailable'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import type { Data } from '~generated/data'
import classes from './BankFile.module.css'

const SHOWN = 8

/** The file for the bank, the same bytes each time, and what proves it. */
export function BankFile({ run }: { run: Data.Money.Payouts.PayoutRun }) {
  const t = useTranslations('admin.run')
  if (!run.fileChecksum) {
    return (
      <Card title={t('file')}>
        <Unavailable>{run.status === 'cancelled' ? t('neverFile') : t('noFile')}</Unavailable>
      </Card>
    )
  }

  return (
    <Card title={t('file')} description={t('downloadHint')}>
      <Stack gap="sm">
        <Button
          component="a"
          href={client.urlFor('admin.payout_runs.payment_file', [run.reference])}
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t('download')}
        </Button>
        <Checksum sha256={run.fileChecksum} />
      </Stack>
    </Card>
  )
}

function Checksum({ sha256 }: { sha256: string }) {
  const t = useTranslations('admin.run')
  const { copied, copy } = useClipboard({ timeout: 2_000 })
  const Icon = copied ? IconCheck : IconCopy

  return (
    <p className={classes.checksum}>
      {t('checksum')}
      <code title={sha256}>
        {sha256.slice(0, SHOWN)}…{sha256.slice(-SHOWN)}
      </code>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => copy(sha256)}
      >
        <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
      </Button>
    </p>
  )
}
