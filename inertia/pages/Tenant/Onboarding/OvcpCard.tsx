import { CardStep } from '~/components/cards/CardStep'
import type { CardOnFile } from '~/components/cards/useCardWords'
import { OnboardingFrame } from '~/components/OnboardingFrame'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { TENANT_STEPS } from './PersonalInfo/steps'

type Props = InertiaProps<{ cards: CardOnFile[] }>

export default function OvcpCard({ cards }: Props) {
  const t = useTranslations('onboarding.card')

  return (
    <OnboardingFrame step="ovcp-card" steps={TENANT_STEPS} title={t('title')} lead={t('lead')}>
      <CardStep cards={cards} />
    </OnboardingFrame>
  )
}
