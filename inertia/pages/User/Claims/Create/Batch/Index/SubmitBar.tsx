import { useId } from 'react'
import type { Data } from '~generated/data'
import { MoneyRows } from '~/components/MoneyRows'
import { totalOf } from '~/components/traveller/tripSelection'
import type { Choice } from '~/components/traveller/useTripSelection'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import classes from './SubmitBar.module.css'

type Props = { batch: Data.Travel.Batches.Batch | null; choice: Choice; needsMandate: boolean }

/** What is about to be sent, always in sight. */
export function SubmitBar({ batch, choice, needsMandate }: Props) {
  const t = useTranslations('claims.create.footer')
  const errors = useErrors()
  const whyId = useId()
  const { selected } = choice
  const why = useWhyNot(choice)

  return (
    <section className={classes.bar} aria-label={t('label')}>
      <ErrorText>{errors.trips}</ErrorText>
      <div className={classes.content}>
        <Sums selected={selected} />
        <div className={classes.send}>
          <ActionButton
            variant="filled"
            size="md"
            fullWidth
            disabled={why !== null}
            aria-describedby={whyId}
            {...(batch
              ? { route: 'batches.claims.store', routeParams: { batch_id: batch.id } }
              : { route: 'claims.store' })}
            data={{ trips: selected.map(({ tripId, statedPlace }) => ({ tripId, statedPlace })) }}
            stay
          >
            {selected.length > 0 ? t('send', { count: selected.length }) : t('sendNone')}
          </ActionButton>
          <p id={whyId} data-why={why !== null || undefined}>
            {why ?? t(needsMandate ? 'mandateNext' : 'honest')}
          </p>
        </div>
      </div>
    </section>
  )
}

/** Why nothing can be sent at this moment, or null. */
function useWhyNot({ selected, recalculating }: Choice) {
  const t = useTranslations('claims.create')
  if (selected.length === 0) return t('footer.sendWhy')
  return recalculating ? t('footer.recalculating') : null
}

function Sums({ selected }: { selected: Choice['selected'] }) {
  const t = useTranslations('claims.create.footer')
  const money = useMoney()
  const goodwillCents = totalOf(selected.filter((trip) => trip.goodwill)).netCents

  return (
    <div className={classes.sums} aria-live="polite">
      <p className={classes.count}>{t('selected', { count: selected.length })}</p>
      {selected.length > 0 && <MoneyRows inLine {...totalOf(selected)} feeBps={rateOf(selected)} />}
      {goodwillCents > 0 && <p data-goodwill>{t('goodwill', { amount: money(goodwillCents) })}</p>}
    </div>
  )
}

/** Of all of them, or undefined where they differ: what goes straight to the traveller has no fee. */
function rateOf(selected: Choice['selected']) {
  const rates = new Set(selected.map(({ feeBps }) => feeBps ?? 0))
  return rates.size === 1 ? [...rates][0] : undefined
}
