import { Form } from '@adonisjs/inertia/react'
import { Button, TextInput } from '@mantine/core'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import classes from './auth.module.css'

type Props = {
  target:
    | { route: 'forgot_password.store' }
    | { route: 'tenant.forgot_password.store'; routeParams: { tenant: string } }
  sentTo: string | null
}

/** The same words whether or not anyone has the address. */
export function ForgotPasswordForm({ target, sentTo }: Props) {
  const t = useTranslations('auth.forgot')
  const errors = useErrors()

  return (
    <>
      <h1>{sentTo ? t('sentTitle') : t('title')}</h1>
      {sentTo ? (
        <p className={classes.lead} role="status">
          {t.rich('sent', {
            email: sentTo,
            strong: (words) => <span className={classes.address}>{words}</span>,
          })}
        </p>
      ) : (
        <p className={classes.lead}>{t('lead')}</p>
      )}
      <Form {...target} className={classes.form} disableWhileProcessing>
        {({ processing }) => (
          <>
            <TextInput
              name="email"
              type="email"
              label={t('email')}
              autoComplete="username"
              autoFocus={!sentTo}
              defaultValue={sentTo ?? ''}
              required
              withAsterisk={false}
              error={errors.email}
            />
            <Button
              type="submit"
              size="md"
              variant={sentTo ? 'default' : 'filled'}
              loading={processing}
            >
              {sentTo ? t('again') : t('submit')}
            </Button>
          </>
        )}
      </Form>
    </>
  )
}
