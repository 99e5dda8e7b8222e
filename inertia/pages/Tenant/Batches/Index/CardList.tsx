import { usePage } from '@inertiajs/react'
import type { CardListLine } from '#app/travel/batches/card_list'
import { PlainTable } from '~/components/staff/PlainTable'
import { Disclosure } from '~/components/traveller/Disclosure'
import sections from '~/components/traveller/Sections.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'

/** Cards and people as a list from elsewhere: first what it would do, then it is done. */
export default function CardList({ lines }: { lines: CardListLine[] | null }) {
  const t = useTranslations('tenant.batches.list')
  const { tenant } = usePage().props

  return (
    <Card>
      <Disclosure summary={t('title')} open={lines !== null}>
        <Form route="tenant.card_lists.store" routeParams={{ tenant: tenant!.slug }} className={sections.sections} stay>
          <TextAreaField
            name="list"
            label={t('label')}
            hint={t('lead')}
            placeholder={t('placeholder')}
            rows={5}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <div>
            <SubmitButton size="sm">{t('preview')}</SubmitButton>
          </div>
        </Form>
        {lines && <Result lines={lines} />}
      </Disclosure>
    </Card>
  )
}

function Result({ lines }: { lines: CardListLine[] }) {
  const t = useTranslations('tenant.batches.list')
  const errors = useErrors()
  const { tenant } = usePage().props
  const cards = lines.flatMap(({ cardId, userId }) => (cardId && userId ? { cardId, userId } : []))

  return (
    <div className={sections.sections}>
      <PlainTable
        caption={t('result')}
        rows={lines}
        rowKey={({ line }) => line}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          { key: 'card', header: t('card'), cell: ({ card }) => card || '–' },
          { key: 'email', header: t('email'), cell: ({ email }) => email || '–' },
          {
            key: 'outcome',
            header: t('outcome'),
            cell: ({ outcome, person }) => t(`outcomes.${outcome}`, { person: person ?? '' }),
          },
        ]}
      />
      <ErrorText>{errors.cards}</ErrorText>
      {cards.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div>
          <ActionButton
            route="tenant.card_assignments.store"
            routeParams={{ tenant: tenant!.slug }}
            data={{ cards }}
            variant="filled"
            stay
          >
            {t('assign', { count: cards.length })}
          </ActionButton>
        </div>
      )}
    </div>
  )
}
