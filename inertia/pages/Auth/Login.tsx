import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import classes from '~/components/auth/auth.module.css'
import { LoginForm } from '~/components/auth/LoginForm'
import { useTranslations } from '~/i18n'

export default function Login() {
  const t = useTranslations('auth.login')

  return (
    <>
      <Head title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={classes.lead}>{t('lead')}</p>
      <LoginForm target={{ route: 'login.store' }} forgot={<Link route="forgot_password">{t('forgot')}</Link>} />
      <p className={classes.foot}>
        {t('noAccount')} <Link route="register">{t('register')}</Link>
      </p>
    </>
  )
}
