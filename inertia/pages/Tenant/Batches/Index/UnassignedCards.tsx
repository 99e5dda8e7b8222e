import { Deferred, usePage } from '@inertiajs/react'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { UnassignedCard } from '#app/travel/batches/unassigned_cards'
import sections from '~/components/traveller/Sections.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useDateRange } from '~/i18n/useDateRange'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { NativeSelect } from '~/ui/NativeSelect'
import classes from './UnassignedCards.module.css'

export type Person = { id: string; name: string; email: string }

type Props = { cards: UnassignedCard[]; people?: Person[] }

/** Cards in files that are nobody's yet: whose they are, a manager says, many at once. */
export default function UnassignedCards({ cards, people }: Props) {
  const t = useTranslations('tenant.batches.unassigned')
  const errors = useErrors()
  const { tenant } = usePage().props
  const [chosen, setChosen] = useState<Record<string, string>>({})
  if (cards.length === 0) return null

  const assignments = cards.flatMap(({ id }) => (chosen[id] ? { cardId: id, userId: chosen[id] } : []))
  return (
    <Card title={t('title', { count: cards.length })} description={t('lead')}>
      <ErrorText>{errors.cards}</ErrorText>
      <Deferred data="people" fallback={<Skeleton height={80} />}>
        <>
          <ul className={classes.cards}>
            {cards.map((card) => (
              <li key={card.id}>
                <Facts card={card} />
                <NativeSelect
                  aria-label={card.last4 ? t('for', { last4: card.last4 }) : t('forNameless')}
                  data={[
                    { value: '', label: t('choose') },
                    ...(people ?? []).map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
                  ]}
                  value={chosen[card.id] ?? ''}
                  onChange={({ currentTarget: { value } }) => setChosen((now) => ({ ...now, [card.id]: value }))}
                />
              </li>
            ))}
          </ul>
          <div className={sections.actions}>
            <ActionButton
              route="tenant.card_assignments.store"
              routeParams={{ tenant: tenant!.slug }}
              data={{ cards: assignments }}
              variant="filled"
              disabled={assignments.length === 0}
              stay
            >
              {t('assign', { count: assignments.length })}
            </ActionButton>
          </div>
        </>
      </Deferred>
    </Card>
  )
}

function Facts({ card: { last4, rows, files, from, until } }: { card: UnassignedCard }) {
  const t = useTranslations('tenant.batches')
  const range = useDateRange()

  return (
    <div>
      <p className={classes.name}>{last4 ? t('cards.ending', { last4 }) : t('cards.nameless')}</p>
      <p className={classes.facts}>
        {t('unassigned.facts', { rows, files })}
        {from && until && <> · {range(from, until)}</>}
      </p>
    </div>
  )
}
