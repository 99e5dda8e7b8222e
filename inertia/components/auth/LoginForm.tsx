import { Form } from '@adonisjs/inertia/react'
import { Button, Checkbox, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n'
import classes from './auth.module.css'
import { CurrentPasswordInput } from './CurrentPasswordInput'
import { PasskeyButton } from './PasskeyButton'

type Props = {
  target:
    { route: 'login.store' } | { route: 'tenant.login.store'; routeParams: { tenant: string } }
  /** The way to a new password. */
  forgot: ReactNode
}

export function LoginForm({ target, forgot }: Props) {
  const t = useTranslations('auth.login')

  return (
    <Form {...target} className={classes.form} resetOnError={['password']} disableWhileProcessing>
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
            {forgot}
          </div>
          <Button type="submit" size="md" loading={processing}>
            {t('submit')}
          </Button>
          <span className={classes.or}>{t('or')}</span>
          <PasskeyButton url="/login/passkey">{t('passkey')}</PasskeyButton>
        </>
      )}
    </Form>
  )
}
