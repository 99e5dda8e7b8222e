import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import classes from './CardStep.module.css'
import CardForm from './CardForm'
import { Cards } from './Cards'
import type { CardOnFile } from './useCardWords'

/** The last step of onboarding: cards, or none for now. */
export function CardStep({ cards }: { cards: CardOnFile[] }) {
  const t = useTranslations('onboarding.card')
  const hasCards = cards.length > 0

  return (
    <div className={classes.step}>
      <Card>
        <Cards cards={cards} Form={CardForm} />
      </Card>
      <div className={classes.next}>
        <ActionButton size="md" variant={hasCards ? 'filled' : 'default'} route="onboarding.ovcp_card.store">
          {hasCards ? t('next') : t('skip')}
        </ActionButton>
        {!hasCards && <p>{t('skipWhy')}</p>}
      </div>
    </div>
  )
}
