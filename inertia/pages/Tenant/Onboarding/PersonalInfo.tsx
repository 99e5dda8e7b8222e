import { InvitedAccountForm } from '~/components/InvitedAccountForm'
import { OnboardingFrame } from '~/components/OnboardingFrame'
import { Callout } from '~/components/traveller/Callout'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { TENANT_STEPS } from './PersonalInfo/steps'

type Props = InertiaProps<{ token: string; email: string; minimumAge: number }>

export default function PersonalInfo({ token, email, minimumAge, tenant, currentUser }: Props) {
  const t = useTranslations('onboarding.tenant')
  const { name, slug } = tenant!

  return (
    <OnboardingFrame
      step="personal-information"
      steps={TENANT_STEPS}
      title={t('title')}
      lead={t('lead', { tenant: name })}
    >
      {currentUser && <Callout tone="warning">{t('otherAccount', { email: currentUser.email })}</Callout>}
      <InvitedAccountForm
        target={{ route: 'tenant.onboarding.personal_info.store', routeParams: { tenant: slug, token } }}
        email={email}
        minimumAge={minimumAge}
        hint={t('private')}
      />
    </OnboardingFrame>
  )
}
