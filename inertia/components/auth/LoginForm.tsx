import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n'
import { CheckboxField } from '~/ui/form/CheckboxField'
import { Form } from '~/ui/form/Form'
import { PasswordField } from '~/ui/form/PasswordField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import classes from './auth.module.css'
import { PasskeyButton } from './PasskeyButton'

type Props = {
  target: { route: 'login.store' } | { route: 'tenant.login.store'; routeParams: { tenant: string } }
  /** The way to a new password. */
  forgot: ReactNode
}

export function LoginForm({ target, forgot }: Props) {
  const t = useTranslations('auth.login')

  return (
    <Form {...target} className={classes.form} resetOnError={['password']}>
      <TextField name="email" type="email" label={t('email')} autoComplete="username" autoFocus required />
      <PasswordField />
      <div className={classes.row}>
        <CheckboxField name="remember" label={t('remember')} />
        {forgot}
      </div>
      <SubmitButton>{t('submit')}</SubmitButton>
      <span className={classes.or}>{t('or')}</span>
      <PasskeyButton route="login.passkey">{t('passkey')}</PasskeyButton>
    </Form>
  )
}
