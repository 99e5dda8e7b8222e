import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from '~/i18n'

type Props = { tenant: { name: string; slug: string } }

/** The balance says how much, why and how to settle it. */
export function Overpaid({ tenant: { name, slug } }: Props) {
  const t = useTranslations('tenant.members')

  return (
    <p role="note">
      <Link route="tenant.balance.show" routeParams={{ tenant: slug }}>
        {t('overpaid', { tenant: name })}
      </Link>
    </p>
  )
}
