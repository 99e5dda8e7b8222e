import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '~/i18n'
import { CardForm } from './CardForm'
import { CardList } from './CardList'
import classes from './CardStep.module.css'
import type { CardOnFile } from './useCardWords'

/** The cards there are, and room for one more. Without any the form is open already. */
export function Cards({ cards }: { cards: CardOnFile[] }) {
  const t = useTranslations('cards')
  const [isAdding, setAdding] = useState(false)
  if (cards.length === 0) return <CardForm />

  return (
    <>
      <CardList cards={cards} />
      <div className={classes.more}>
        {isAdding ? (
          <CardForm onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />
        ) : (
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('addAnother')}
          </Button>
        )}
      </div>
    </>
  )
}
