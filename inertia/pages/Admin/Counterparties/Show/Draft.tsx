import type { DetailsDraft } from '#app/travel/operators/draft_for'
import { Unavailable } from '~/components/staff/Unavailable'
import { useErrors } from '~/hooks/useErrors'
import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DefinitionList } from '~/ui/DefinitionList'
import { ErrorText } from '~/ui/ErrorText'
import type { Data } from '~generated/data'
import classes from './Show.module.css'

type Props = {
  operator: Data.Travel.Operators.Counterparty.Variants['forAdmin']
  draft: DetailsDraft
  mayEdit: boolean
}

const DETAILS = ['name', 'email', 'address', 'ibans'] as const

/** Changed details, beside those that hold until another owner activates them. */
export function Draft({ operator, draft, mayEdit }: Props) {
  const t = useTranslations('admin.counterparty')
  const format = useFormatter()
  const errors = useErrors()
  const text = (value: string | string[] | null) => [value ?? []].flat().join(', ') || t('none')
  const changed = DETAILS.map((field) => ({
    field,
    was: text(operator[field]),
    willBe: text(draft[field]),
  })).filter(({ was, willBe }) => was !== willBe)
  const day = format.dateTime(new Date(draft.at), { dateStyle: 'long' })
  const why = !mayEdit ? t('draftAgent') : draft.why && t(draft.why === 'own' ? 'draftOwn' : 'draftNew')

  return (
    <Card title={t('draftTitle')} description={t('draftBy', { name: draft.by, day })}>
      <DefinitionList
        items={changed.map(({ field, was, willBe }) => ({
          term: t(field),
          value: (
            <>
              <del className={classes.was}>{t('draftWas', { value: was })}</del>
              <ins className={classes.willBe}>{t('draftWillBe', { value: willBe })}</ins>
            </>
          ),
        }))}
      />
      {why && <Unavailable>{why}</Unavailable>}
      {mayEdit && (
        <div className={classes.actions}>
          {!draft.why && (
            <ConfirmButton
              variant="filled"
              danger={false}
              title={t('activateDraftTitle')}
              consequence={t('activateDraftText')}
              route="admin.counterparties.drafts.activations.store"
              routeParams={{ counterparty_id: operator.slug, draft_id: draft.id }}
            >
              {t('activateDraft')}
            </ConfirmButton>
          )}
          <ConfirmButton
            title={t('discardDraftTitle')}
            consequence={t('discardDraftText')}
            route="admin.counterparties.drafts.destroy"
            routeParams={{ counterparty_id: operator.slug, id: draft.id }}
          >
            {t('discardDraft')}
          </ConfirmButton>
        </div>
      )}
      <ErrorText>{errors.draft}</ErrorText>
    </Card>
  )
}
