import { Form } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useTranslations } from '~/i18n'
import classes from './Login.module.css'

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
            <PasswordInput
              name="password"
              label={t('password')}
              autoComplete="current-password"
              required
              withAsterisk={false}
              error={errors.password}
              visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
            />
            <Button type="submit" size="md" loading={processing}>
              {t('submit')}
            </Button>
          </>
        )}
      </Form>
    </>
  )
}
