import { TextInput } from '@mantine/core'
import { TermsField } from '~/components/TermsField'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { FieldHint } from '~/ui/FieldHint'
import { BirthDateField } from '~/ui/form/BirthDateField'
import { Form } from '~/ui/form/Form'
import { PasswordField } from '~/ui/form/PasswordField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { HINT_BELOW } from '~/ui/hintBelow'
import classes from './InvitedAccountForm.module.css'

type RouteParams = { tenant: string; token: string }
type Props = {
  target:
    | { route: 'tenant.onboarding.personal_info.store'; routeParams: RouteParams }
    | { route: 'tenant.manager_onboarding.store'; routeParams: RouteParams }
  email: string
  minimumAge: number
  /** What others see of it. */
  hint?: string
}

/** The account of someone who was invited: its address is that of the invitation. */
export function InvitedAccountForm({ target, email, minimumAge, hint }: Props) {
  const t = useTranslations('onboarding.tenant')

  return (
    <Card>
      <Form {...target} className={classes.form} resetOnError={['password']}>
        <div className={classes.names}>
          <TextField
            name="firstName"
            label={t('firstName')}
            autoComplete="given-name"
            autoFocus
            maxLength={60}
            required
          />
          <TextField name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={80} required />
        </div>
        <TextInput
          label={t('email')}
          description={t('emailHint')}
          inputWrapperOrder={HINT_BELOW}
          autoComplete="username"
          value={email}
          readOnly
        />
        <BirthDateField name="birthOn" label={t('birthOn')} hint={t('birthOnHint', { age: minimumAge })} required />
        <PasswordField isNew label={t('password')} />
        <TermsField>{(links) => t.rich('terms', links)}</TermsField>
        {hint && <FieldHint>{hint}</FieldHint>}
        <div>
          <SubmitButton>{t('submit')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
