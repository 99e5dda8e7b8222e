import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
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
      <Form {...target} className={classes.form} initial={{ email: sentTo ?? '' }}>
        <TextField name="email" type="email" label={t('email')} autoComplete="username" autoFocus={!sentTo} required />
        <SubmitButton variant={sentTo ? 'default' : 'filled'}>{sentTo ? t('again') : t('submit')}</SubmitButton>
      </Form>
    </>
  )
}
