import { Box } from '@mantine/core'
import type { MissingDays } from '#app/money/statements/missing_days'
import { Callout } from '~/components/traveller/Callout'
import { useFormatter, useTranslations } from '~/i18n'

/** Days on which banks work and that no statement covers. */
export function Missing({ count, firstOn, lastOn }: MissingDays) {
  const t = useTranslations('admin.statements')
  const format = useFormatter()
  const written = (day: string) => format.dateTime(new Date(day), { dateStyle: 'medium' })

  return (
    <Box mb="md">
      <Callout tone="warning">{t('missingDays', { count, first: written(firstOn), last: written(lastOn) })}</Callout>
    </Box>
  )
}
