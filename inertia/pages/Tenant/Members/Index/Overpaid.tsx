import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from '~/i18n'
import classes from './Index.module.css'

type Props = { tenant: { name: string; slug: string } }

/** The balance says how much, why and how to settle it. */
export function Overpaid({ tenant: { name, slug } }: Props) {
  const t = useTranslations('tenant.members')

  return (
    <p className={classes.overpaid} role="note">
      <strong>{t('overpaid', { tenant: name })}</strong>{' '}
      <Link route="tenant.balance.show" routeParams={{ tenant: slug }}>
        {t('overpaidLink')}
      </Link>
    </p>
  )
}
