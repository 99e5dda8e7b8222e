import { TextInput } from '@mantine/core'
import { OnboardingFrame } from '~/components/OnboardingFrame'
import { TermsField } from '~/components/TermsField'
import { Callout } from '~/components/traveller/Callout'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { FieldHint } from '~/ui/FieldHint'
import { BirthDateField } from '~/ui/form/BirthDateField'
import { Form } from '~/ui/form/Form'
import { PasswordField } from '~/ui/form/PasswordField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { HINT_BELOW } from '~/ui/hintBelow'
import classes from './PersonalInfo/PersonalInfo.module.css'
import { TENANT_STEPS } from './PersonalInfo/steps'

type Props = InertiaProps<{ token: string; email: string; minimumAge: number }>

export default function PersonalInfo({ token, email, minimumAge, tenant, currentUser }: Props) {
  const t = useTranslations('onboarding.tenant')

  return (
    <OnboardingFrame
      step="personal-information"
      steps={TENANT_STEPS}
      title={t('title')}
      lead={t('lead', { tenant: tenant!.name })}
    >
      {currentUser && <Callout tone="warning">{t('otherAccount', { email: currentUser.email })}</Callout>}
      <Card>
        <Form
          route="tenant.onboarding.personal_info.store"
          routeParams={{ tenant: tenant!.slug, token }}
          className={classes.form}
          resetOnError={['password']}
        >
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
          <FieldHint>{t('private')}</FieldHint>
          <div>
            <SubmitButton>{t('submit')}</SubmitButton>
          </div>
        </Form>
      </Card>
    </OnboardingFrame>
  )
}
