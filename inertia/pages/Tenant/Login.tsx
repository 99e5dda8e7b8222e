import { Form, Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { CurrentPasswordInput } from '~/components/auth/CurrentPasswordInput'
import { PasskeyButton } from '~/components/auth/PasskeyButton'
import classes from '~/components/auth/auth.module.css'
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
      <Form
        route="tenant.login.store"
        routeParams={routeParams}
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
              <Link route="tenant.forgot_password" routeParams={routeParams}>
                {t('forgot')}
              </Link>
            </div>
            <Button type="submit" size="md" loading={processing}>
              {t('submit')}
            </Button>
            <span className={classes.or}>{t('or')}</span>
            <PasskeyButton url="/login/passkey">{t('passkey')}</PasskeyButton>
          </>
        )}
      </Form>
      <p className={classes.foot}>{own('noAccount', { tenant: tenant!.name })}</p>
    </div>
  )
}
