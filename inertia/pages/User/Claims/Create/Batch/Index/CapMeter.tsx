import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useDay } from '~/components/traveller/useDay'
import type { Choice } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import { OwnCorrections } from './OwnCorrections'
import classes from './CapMeter.module.css'

type Props = { trips: ClaimableTrip[]; choice: Choice }

/** How many corrections an operator still takes, and how many of those are chosen; one for each period. */
export function CapMeter({ trips, choice }: Props) {
  const t = useTranslations('claims.create')
  const day = useDay()
  const periods = new Map(trips.flatMap(({ cap, capKey }) => (cap && capKey ? [[capKey, cap]] : [])))

  return [...periods].map(([key, cap]) => {
    const chosen = choice.selected.filter(({ capKey }) => capKey === key).length
    const states = Array.from({ length: cap.count }, (_, nth) => {
      if (nth < cap.used) return 'used'
      return nth < cap.used + chosen ? 'chosen' : 'left'
    })
    const without = cap.byOperator + cap.byTraveller
    return (
      <div key={key}>
        <p className={classes.meter}>
          <span className={classes.pips} aria-hidden>
            {states.map((state, nth) => (
              <span key={nth} data-state={state} />
            ))}
          </span>
          {t('cap', { left: cap.left, chosen, count: cap.count, until: day(cap.until) })}
        </p>
        {without > 0 && <p className={classes.used}>{t('capUsed', cap)}</p>}
        <OwnCorrections trip={trips.find(({ capKey }) => capKey === key)!} />
      </div>
    )
  })
}
