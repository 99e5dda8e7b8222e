import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { ForgotPasswordForm } from '~/components/auth/ForgotPasswordForm'
import classes from '~/components/auth/auth.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ sentTo: string | null }>

export default function TenantForgotPassword({ sentTo, tenant }: Props) {
  const t = useTranslations('auth.forgot')

  return (
    <div className={classes.narrow}>
      <Head title={t('title')} />
      <ForgotPasswordForm
        target={{ route: 'tenant.forgot_password.store', routeParams: { tenant: tenant!.slug } }}
        sentTo={sentTo}
      />
      <p className={classes.foot}>
        <Link route="tenant.login" routeParams={{ tenant: tenant!.slug }}>
          {t('back')}
        </Link>
      </p>
    </div>
  )
}
