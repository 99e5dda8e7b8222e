import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import classes from './OwedBanner.module.css'

/** Over each page of a traveller who received too much that does not say it itself. */
export function OwedBanner() {
  const t = useTranslations('common.owed')
  const money = useMoney()
  const { owedCents } = usePage().props
  if (!owedCents) return null

  return (
    <p className={classes.owed} role="status">
      <IconAlertTriangle size={18} aria-hidden />
      <span>
        {t('text', { amount: money(owedCents) })} <Link route="balance.show">{t('link')}</Link>
      </span>
    </p>
  )
}
