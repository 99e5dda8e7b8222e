import { Cards as CardsOnFile } from '~/components/cards/Cards'
import type { CardOnFile } from '~/components/cards/useCardWords'
import { useTranslations } from '~/i18n'
import { Section } from './Section'

/** The cards someone travels with. */
export function Cards({ cards }: { cards: CardOnFile[] }) {
  const t = useTranslations('cards')

  return (
    <Section id="cards" title={t('title')} description={t('lead')}>
      <CardsOnFile cards={cards} />
    </Section>
  )
}
