import { Callout } from '~/components/traveller/Callout'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { Section } from './Section'
import classes from './form.module.css'

type Props = { email: string; pendingEmail: string | null }

/** The address we write to: a new one counts once its mail was read. */
export function UpdateProfileInformation({ email, pendingEmail }: Props) {
  const t = useTranslations('profile.email')

  return (
    <Section id="email" title={t('title')} description={t('lead')}>
      <p className={classes.name}>{email}</p>
      {pendingEmail ? (
        <Callout title={t('pendingTitle', { email: pendingEmail })}>
          <p>{t('pending')}</p>
          <ActionButton route="email_change.destroy" stay>
            {t('cancel')}
          </ActionButton>
        </Callout>
      ) : (
        <Form route="email_change.store" className={classes.form} stay resetOnSuccess>
          <TextField name="email" type="email" label={t('new')} autoComplete="email" required />
          <SubmitButton size="sm" variant="default">
            {t('submit')}
          </SubmitButton>
        </Form>
      )}
    </Section>
  )
}
