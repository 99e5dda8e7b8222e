import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import classes from './Index.module.css'

type Props = { owedCents: number; tenant: { name: string; slug: string } }

/** What the organisation owes; its balance says why and how to settle it. */
export function Overpaid({ owedCents, tenant: { name, slug } }: Props) {
  const t = useTranslations('tenant.members')
  const money = useMoney()

  return (
    <p className={classes.overpaid} role="note">
      <strong>{t('overpaid', { tenant: name, amount: money(owedCents) })}.</strong>{' '}
      <Link route="tenant.balance.show" routeParams={{ tenant: slug }}>
        {t('overpaidLink')}
      </Link>
    </p>
  )
}
