import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { ForgotPasswordForm } from '~/components/auth/ForgotPasswordForm'
import classes from '~/components/auth/auth.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ sentTo: string | null }>

export default function ForgotPassword({ sentTo }: Props) {
  const t = useTranslations('auth.forgot')

  return (
    <>
      <Head title={t('title')} />
      <ForgotPasswordForm target={{ route: 'forgot_password.store' }} sentTo={sentTo} />
      <p className={classes.foot}>
        <Link route="login">{t('back')}</Link>
      </p>
    </>
  )
}
