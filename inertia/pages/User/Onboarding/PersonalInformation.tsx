import { Form, Link } from '@adonisjs/inertia/react'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { NewPasswordInput } from '~/components/auth/NewPasswordInput'
import classes from '~/components/auth/auth.module.css'
import { OnboardingFrame } from '~/components/OnboardingFrame'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ minimumAge: number }>

export default function PersonalInformation({ minimumAge }: Props) {
  const t = useTranslations('onboarding.personal')

  return (
    <OnboardingFrame step="personal-information" title={t('title')} lead={t('lead')}>
      <Form route="register.store" className={classes.form} disableWhileProcessing>
        {({ errors, processing }) => (
          <>
            <div className={classes.pair}>
              <TextInput
                name="firstName"
                label={t('firstName')}
                autoComplete="given-name"
                maxLength={60}
                autoFocus
                required
                withAsterisk={false}
                error={errors.firstName}
              />
              <TextInput
                name="lastName"
                label={t('lastName')}
                autoComplete="family-name"
                maxLength={80}
                required
                withAsterisk={false}
                error={errors.lastName}
              />
            </div>
            <TextInput
              name="email"
              type="email"
              label={t('email')}
              description={t('emailHint')}
              autoComplete="username"
              required
              withAsterisk={false}
              error={errors.email}
            />
            <NewPasswordInput label={t('password')} error={errors.password} />
            <TextInput
              name="birthOn"
              type="date"
              label={t('birthOn')}
              description={t('birthOnHint', { age: minimumAge })}
              autoComplete="bday"
              required
              withAsterisk={false}
              error={errors.birthOn}
            />
            <Checkbox
              name="terms"
              value="true"
              required
              error={errors.terms}
              label={t.rich('terms', {
                terms: (words) => (
                  <Link route="terms_of_service" target="_blank">
                    {words}
                  </Link>
                ),
                privacy: (words) => (
                  <Link route="privacy_policy" target="_blank">
                    {words}
                  </Link>
                ),
              })}
            />
            <Button type="submit" size="md" loading={processing}>
              {t('submit')}
            </Button>
          </>
        )}
      </Form>
      <p className={classes.foot}>
        {t('known')} <Link route="login">{t('signIn')}</Link>
      </p>
    </OnboardingFrame>
  )
}
