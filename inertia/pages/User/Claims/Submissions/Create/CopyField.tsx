import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { PreparedField } from '#app/claims/claims/guided_fields'
import { useTranslations } from '~/i18n'
import classes from './Create.module.css'

/** An answer for the form of an operator, as the form takes it. */
export function CopyField({ field: { name, value } }: { field: PreparedField }) {
  const t = useTranslations('claims.guided')
  const { copied, copy } = useClipboard({ timeout: 2_000 })
  const Icon = copied ? IconCheck : IconCopy

  return (
    <div className={classes.field}>
      <dt>{t(`names.${name}`)}</dt>
      <dd>
        <span>{value}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon size={16} aria-hidden />}
          aria-label={`${t('copy')}: ${t(`names.${name}`)}`}
          onClick={() => copy(value)}
        >
          <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
        </Button>
      </dd>
    </div>
  )
}
