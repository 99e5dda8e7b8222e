import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { Box } from '@mantine/core'
import { Callout } from '~/components/traveller/Callout'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'

/** Over each page of a traveller who received too much that does not say it itself. */
export function OwedBanner() {
  const t = useTranslations('common.owed')
  const money = useMoney()
  const { owedCents } = usePage().props
  if (!owedCents) return null

  return (
    <Box mb="md">
      <Callout tone="warning">
        {t('text', { amount: money(owedCents) })} <Link route="balance.show">{t('link')}</Link>
      </Callout>
    </Box>
  )
}
