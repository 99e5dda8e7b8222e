import { Form, Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { CurrentPasswordInput } from '~/components/auth/CurrentPasswordInput'
import { PasskeyButton } from '~/components/auth/PasskeyButton'
import classes from '~/components/auth/auth.module.css'
import { useTranslations } from '~/i18n'

export default function Login() {
  const t = useTranslations('auth.login')

  return (
    <>
      <Head title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={classes.lead}>{t('lead')}</p>
      <Form
        route="login.store"
        className={classes.form}
        resetOnError={['password']}
        disableWhileProcessing
      >
        {({ errors, processing }) => (
          <>
            <TextInput
              name="email"
              type="email"
              label={t('email')}
              autoComplete="username"
              autoFocus
              required
              withAsterisk={false}
              error={errors.email}
            />
            <CurrentPasswordInput error={errors.password} />
            <div className={classes.row}>
              <Checkbox name="remember" value="true" label={t('remember')} />
              <Link route="forgot_password">{t('forgot')}</Link>
            </div>
            <Button type="submit" size="md" loading={processing}>
              {t('submit')}
            </Button>
            <span className={classes.or}>{t('or')}</span>
            <PasskeyButton url="/login/passkey">{t('passkey')}</PasskeyButton>
          </>
        )}
      </Form>
      <p className={classes.foot}>
        {t('noAccount')} <Link route="register">{t('register')}</Link>
      </p>
    </>
  )
}
