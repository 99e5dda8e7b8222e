import { useRouter } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import classes from './CardStep.module.css'
import { Cards } from './Cards'
import type { CardOnFile } from './card_words'

/** The last step of onboarding: cards, or none for now. */
export function CardStep({ cards }: { cards: CardOnFile[] }) {
  const t = useTranslations('onboarding.card')
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const hasCards = cards.length > 0

  const goOn = () =>
    router.post(
      { route: 'onboarding.ovcp_card.store' },
      {},
      {
        onStart: () => setLeaving(true),
        onFinish: () => setLeaving(false),
      }
    )

  return (
    <div className={classes.step}>
      <Card>
        <Cards cards={cards} />
      </Card>
      <div className={classes.next}>
        <Button
          size="md"
          variant={hasCards ? 'filled' : 'default'}
          loading={isLeaving}
          onClick={goOn}
        >
          {hasCards ? t('next') : t('skip')}
        </Button>
        {!hasCards && <p>{t('skipWhy')}</p>}
      </div>
    </div>
  )
}
