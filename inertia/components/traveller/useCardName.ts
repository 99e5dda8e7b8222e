import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'
import { useTranslations } from '~/i18n'

type Card = { nickname: string | null; last4: string | null; kind: CardKind }

export function useCardName() {
  const t = useTranslations('batches.create')
  return ({ nickname, last4, kind }: Card) => {
    if (!last4) return nickname ?? t(kind === 'bank_card' ? 'bankCard' : 'cardUnnamed')
    return nickname ? t('cardNamed', { name: nickname, last4 }) : t('cardEnding', { last4 })
  }
}
