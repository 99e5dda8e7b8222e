import { Button } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { lazy, startTransition, Suspense, useState } from 'react'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import classes from './CardList.module.css'
import { type CardOnFile, useCardWords } from './useCardWords'

const EditCard = lazy(() => import('./EditCard'))

/** The cards someone has with us, each to be renamed, renewed or forgotten. */
export function CardList({ cards }: { cards: CardOnFile[] }) {
  const t = useTranslations('cards')
  const errors = useErrors()

  return (
    <>
      <ErrorText>{errors.card}</ErrorText>
      <ul className={classes.list} aria-label={t('list')}>
        {cards.map((card) => (
          <Item key={card.id} card={card} />
        ))}
      </ul>
    </>
  )
}

function Item({ card }: { card: CardOnFile }) {
  const t = useTranslations('cards')
  const words = useCardWords()
  const [isEditing, setEditing] = useState(false)

  return (
    <li className={classes.card}>
      <div className={classes.row}>
        <span className={classes.icon}>
          <IconCreditCard size={20} stroke={1.75} aria-hidden />
        </span>
        <div>
          <p className={classes.name}>{words.nameOf(card)}</p>
          <Facts card={card} />
        </div>
        <div className={classes.actions}>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('editCard', { card: words.fullNameOf(card) })}
            aria-expanded={isEditing}
            onClick={() => startTransition(() => setEditing(!isEditing))}
          >
            {t('edit')}
          </Button>
          <RemoveButton card={card} />
        </div>
      </div>
      <Suspense>
        {isEditing && (
          <div className={classes.edit}>
            <EditCard card={card} onDone={() => setEditing(false)} />
          </div>
        )}
      </Suspense>
    </li>
  )
}

function Facts({ card }: { card: CardOnFile }) {
  const t = useTranslations('cards')
  const { factsOf } = useCardWords()

  return (
    <p className={classes.facts}>
      <span data-expired={card.isExpired || undefined}>{factsOf(card).join(' · ')}</span>
      {card.trips > 0 && ` · ${t('trips', { count: card.trips })}`}
    </p>
  )
}

/** A card with trips stays, so there is nothing to press. */
function RemoveButton({ card }: { card: CardOnFile }) {
  const t = useTranslations('cards')
  const { fullNameOf } = useCardWords()
  if (card.trips > 0) return null

  return (
    <ConfirmButton
      size="compact-sm"
      title={t('removeTitle', { card: fullNameOf(card) })}
      consequence={t('removeBody')}
      route="cards.destroy"
      routeParams={{ id: card.id }}
      stay
    >
      {t('remove')}
    </ConfirmButton>
  )
}
