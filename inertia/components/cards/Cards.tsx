import { Button } from '@mantine/core'
import { type ComponentProps, type ComponentType, startTransition, useState } from 'react'
import { useTranslations } from '~/i18n'
import type CardForm from './CardForm'
import { CardList } from './CardList'
import classes from './CardStep.module.css'
import type { CardOnFile } from './useCardWords'

type Props = {
  cards: CardOnFile[]
  /** `CardForm`: at hand where it is open from the start, and otherwise fetched when it is asked for. */
  Form: ComponentType<ComponentProps<typeof CardForm>>
}

/** The cards there are, and room for one more. Without any the form is open already. */
export function Cards({ cards, Form }: Props) {
  const t = useTranslations('cards')
  const [isAdding, setAdding] = useState(false)
  if (cards.length === 0) return <Form />

  return (
    <>
      <CardList cards={cards} />
      <div className={classes.more}>
        {isAdding ? (
          <Form onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />
        ) : (
          <Button variant="default" onClick={() => startTransition(() => setAdding(true))}>
            {t('addAnother')}
          </Button>
        )}
      </div>
    </>
  )
}
