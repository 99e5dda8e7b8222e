import { Form } from '@adonisjs/inertia/react'
import { Button, Checkbox, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { NewPasswordInput } from '~/components/auth/NewPasswordInput'
import { OnboardingFrame } from '~/components/OnboardingFrame'
import { Callout } from '~/components/traveller/Callout'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { FieldHint } from '~/ui/FieldHint'
import { HINT_BELOW } from '~/ui/hint_below'
import classes from './PersonalInfo/PersonalInfo.module.css'
import { TENANT_STEPS } from './PersonalInfo/steps'

type Props = InertiaProps<{ token: string; email: string; minimumAge: number }>

export default function PersonalInfo({ token, email, minimumAge, tenant, currentUser }: Props) {
  const t = useTranslations('onboarding.tenant')
  const field = { withAsterisk: false, required: true, inputWrapperOrder: HINT_BELOW }

  return (
    <OnboardingFrame
      step="personal-information"
      steps={TENANT_STEPS}
      title={t('title')}
      lead={t('lead', { tenant: tenant!.name })}
    >
      {currentUser && (
        <Callout tone="warning">{t('otherAccount', { email: currentUser.email })}</Callout>
      )}
      <Card>
        <Form
          route="tenant.onboarding.personal_info.store"
          routeParams={{ tenant: tenant!.slug, token }}
          className={classes.form}
          resetOnError={['password']}
          disableWhileProcessing
        >
          {({ errors, processing }) => (
            <>
              <ErrorText>{(errors as Record<string, string>).invitation}</ErrorText>
              <div className={classes.names}>
                <TextInput
                  {...field}
                  name="firstName"
                  label={t('firstName')}
                  autoComplete="given-name"
                  autoFocus
                  maxLength={60}
                  error={errors.firstName}
                />
                <TextInput
                  {...field}
                  name="lastName"
                  label={t('lastName')}
                  autoComplete="family-name"
                  maxLength={80}
                  error={errors.lastName}
                />
              </div>
              <TextInput
                label={t('email')}
                description={t('emailHint')}
                inputWrapperOrder={HINT_BELOW}
                autoComplete="username"
                value={email}
                readOnly
              />
              <TextInput
                {...field}
                name="birthOn"
                type="date"
                label={t('birthOn')}
                description={t('birthOnHint', { age: minimumAge })}
                autoComplete="bday"
                error={errors.birthOn}
              />
              <NewPasswordInput
                label={t('password')}
                inputWrapperOrder={HINT_BELOW}
                error={errors.password}
              />
              <Checkbox name="terms" value="true" label={<Terms />} error={errors.terms} />
              <FieldHint>{t('private')}</FieldHint>
              <div>
                <Button type="submit" size="md" loading={processing}>
                  {t('submit')}
                </Button>
              </div>
            </>
          )}
        </Form>
      </Card>
    </OnboardingFrame>
  )
}

function Terms() {
  const t = useTranslations('onboarding.tenant')
  // A new tab, so that what was typed is not lost.
  const link = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer">
      {words}
    </a>
  )

  return t.rich('terms', { terms: link('/terms-of-service'), privacy: link('/privacy-policy') })
}
