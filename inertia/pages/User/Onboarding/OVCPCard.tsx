import { CardStep } from '~/components/cards/CardStep'
import type { CardOnFile } from '~/components/cards/useCardWords'
import { OnboardingFrame } from '~/components/OnboardingFrame'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ cards: CardOnFile[] }>

export default function OVCPCard({ cards }: Props) {
  const t = useTranslations('onboarding.card')

  return (
    <OnboardingFrame step="ovcp-card" title={t('title')} lead={t('lead')}>
      <CardStep cards={cards} />
    </OnboardingFrame>
  )
}
