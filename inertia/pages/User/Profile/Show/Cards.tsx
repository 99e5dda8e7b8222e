import { lazy } from 'react'
import { Cards as CardsOnFile } from '~/components/cards/Cards'
import type { CardOnFile } from '~/components/cards/useCardWords'
import { useTranslations } from '~/i18n'
import { Section } from './Section'

const CardForm = lazy(() => import('~/components/cards/CardForm'))

/** The cards someone travels with. */
export default function Cards({ cards }: { cards: CardOnFile[] }) {
  const t = useTranslations('cards')

  return (
    <Section id="cards" title={t('title')} description={t('lead')}>
      <CardsOnFile cards={cards} Form={CardForm} />
    </Section>
  )
}
