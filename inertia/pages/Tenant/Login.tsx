import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import classes from '~/components/auth/auth.module.css'
import { LoginForm } from '~/components/auth/LoginForm'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'

/** The door of an organisation, in its own name and colour. */
export default function TenantLogin({ tenant }: InertiaProps) {
  const t = useTranslations('auth.login')
  const own = useTranslations('tenant.login')
  const routeParams = { tenant: tenant!.slug }

  return (
    <div className={classes.narrow}>
      <Head title={t('title')} />
      <h1>{own('title', { tenant: tenant!.name })}</h1>
      <p className={classes.lead}>{own('lead', { tenant: tenant!.name })}</p>
      <LoginForm
        target={{ route: 'tenant.login.store', routeParams }}
        forgot={
          <Link route="tenant.forgot_password" routeParams={routeParams}>
            {t('forgot')}
          </Link>
        }
      />
      <p className={classes.foot}>{own('noAccount', { tenant: tenant!.name })}</p>
    </div>
  )
}
