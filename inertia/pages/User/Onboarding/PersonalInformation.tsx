import { Link } from '@adonisjs/inertia/react'
import classes from '~/components/auth/auth.module.css'
import { type KeptEstimate, KeptFile } from '~/components/KeptFile'
import { OnboardingFrame } from '~/components/OnboardingFrame'
import { TermsField } from '~/components/TermsField'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { BirthDateField } from '~/ui/form/BirthDateField'
import { Form } from '~/ui/form/Form'
import { PasswordField } from '~/ui/form/PasswordField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'

type Props = InertiaProps<{ minimumAge: number; kept: KeptEstimate | null }>

export default function PersonalInformation({ minimumAge, kept }: Props) {
  const t = useTranslations('onboarding.personal')

  return (
    <OnboardingFrame
      step="personal-information"
      hasFile={kept !== null}
      title={t('title')}
      lead={t(kept ? 'leadKept' : 'lead')}
    >
      <KeptFile kept={kept} />
      <Form route="register.store" className={classes.form}>
        <div className={classes.pair}>
          <TextField
            name="firstName"
            label={t('firstName')}
            autoComplete="given-name"
            maxLength={60}
            autoFocus
            required
          />
          <TextField name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={80} required />
        </div>
        <TextField
          name="email"
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          autoComplete="username"
          required
        />
        <PasswordField isNew label={t('password')} />
        <BirthDateField name="birthOn" label={t('birthOn')} hint={t('birthOnHint', { age: minimumAge })} required />
        <TermsField>{(links) => t.rich('terms', links)}</TermsField>
        <SubmitButton>{t('submit')}</SubmitButton>
      </Form>
      <p className={classes.foot}>
        {t('known')} <Link route="login">{t('signIn')}</Link>
      </p>
    </OnboardingFrame>
  )
}
