import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'

/** A card as its owner sees it, in the words of the server. */
export type CardOnFile = {
  id: string
  kind: CardKind
  last4: string | null
  nickname: string | null
  expiresOn: string | null
  isExpired: boolean
  trips: number
}

/** What a card is called, and what there is to say about it. */
export function useCardWords() {
  const t = useTranslations('cards')
  const day = useDay()
  const kindOf = (card: CardOnFile) => t(`kinds.${card.kind}`)

  return {
    nameOf: (card: CardOnFile) => card.nickname ?? kindOf(card),
    /** In a sentence that has to tell this card from any other. */
    fullNameOf: (card: CardOnFile) =>
      [card.nickname ?? kindOf(card), card.last4 && t('ending', { last4: card.last4 })].filter(Boolean).join(', '),
    factsOf: (card: CardOnFile) => [
      ...(card.nickname ? [kindOf(card)] : []),
      card.last4 ? t('ending', { last4: card.last4 }) : t('noNumber'),
      ...(card.expiresOn ? [t(card.isExpired ? 'expiredOn' : 'validUntil', { date: day(card.expiresOn) })] : []),
    ],
  }
}
