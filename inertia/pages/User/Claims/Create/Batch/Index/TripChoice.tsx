import type { OperatorLists } from '#app/travel/trips/operator_lists'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { type ClaimableTrip, isReady } from '~/components/traveller/tripSelection'
import { useDay } from '~/components/traveller/useDay'
import type { Choice } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import type { FareOrigin } from './FareField'
import classes from './trips.module.css'

const TripDetails = lazy(() => import('./TripDetails'))

/** What can be chosen for each trip. */
export type Known = {
  operators: OperatorLists
  fareOrigins: FareOrigin[]
  /** The traveller's employer is with us. */
  mayBeBusiness?: boolean
}

export type TripChoiceProps = {
  trip: ClaimableTrip
  choice: Choice
  places: string[]
  known: Known
  /** Shows at once what is asked. */
  opened?: boolean
}

/** One trip to claim or not, in a line; opened it says where the amount comes from and asks what is missing. */
export function TripChoice({ opened = false, ...props }: TripChoiceProps) {
  const { trip, choice } = props
  const t = useTranslations('claims')
  const day = useDay()
  const id = useId()
  const [isOpen, setOpen] = useState(opened)
  const isFull = choice.isFull(trip)
  const ready = isReady(trip)
  const checked = ready && choice.chosen.has(trip.tripId)
  const isBarred = !ready || isFull
  const isSwappable = ready && isFull && (trip.cap?.left ?? 0) > 0

  return (
    <li className={classes.trip} data-checked={checked || undefined}>
      <div className={classes.row}>
        <label className={classes.tick}>
          <input
            type="checkbox"
            className={classes.box}
            checked={checked}
            disabled={isBarred}
            onChange={() => choice.toggle(trip)}
            aria-label={t('create.choose', {
              date: day(trip.at),
              operator: trip.operatorName ?? t('unknownOperator'),
            })}
            aria-describedby={isBarred && isOpen ? `${id}-why` : undefined}
          />
        </label>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.route}>
            <Route trip={trip} />
          </span>
          <span className={classes.meta}>
            <DateTimeText value={trip.at} /> · {t(`kinds.${trip.kind}`)}
            {trip.placeFrom && <> · {t('create.stopInferred')}</>}
            {trip.keptUntil && (
              <>
                <br />
                {t('create.kept', { day: day(trip.keptUntil) })}
              </>
            )}
            {isSwappable && (
              <>
                <br />
                {t('create.limitReached', {
                  operator: trip.operatorName ?? t('unknownOperator'),
                  count: trip.cap!.left,
                })}
              </>
            )}
          </span>
          <IconChevronDown className={classes.chevron} size={18} aria-hidden />
        </button>
        <span className={classes.net}>
          {ready && trip.netCents !== null ? <Money cents={trip.netCents} /> : <MissingDetail trip={trip} />}
          {isSwappable && (
            <Button variant="subtle" size="compact-sm" onClick={() => choice.swapIn(trip)}>
              {t('create.swap')}
            </Button>
          )}
        </span>
      </div>
      <div id={id} className={classes.details} hidden={!isOpen}>
        <Suspense>{isOpen && <TripDetails {...props} isFull={isFull} whyId={`${id}-why`} />}</Suspense>
      </div>
    </li>
  )
}

/** From where to where, as far as anyone knows. */
function Route({ trip }: { trip: ClaimableTrip }) {
  const t = useTranslations('claims')
  const { missedTap, statedPlace } = trip
  if (trip.kind === 'wrong_post') return trip.fromPlace
  const from = trip.fromPlace ?? (missedTap === 'missed_check_in' ? statedPlace : null)
  const to = trip.toPlace ?? (missedTap === 'missed_check_out' ? statedPlace : null)

  return t('create.route', { from: from ?? t('unknownPlace'), to: to ?? t('unknownPlace') })
}

const LACKS = {
  samePersonUnknown: 'answer',
  paymentUnclear: 'answer',
  productUnknown: 'answer',
  tapUnknown: 'answer',
  operatorUnknown: 'operator',
  placeMissing: 'stop',
  fareUnknown: 'fare',
} as const

function MissingDetail({ trip: { reason } }: { trip: ClaimableTrip }) {
  const t = useTranslations('claims.create.lacks')
  const lack = LACKS[reason as keyof typeof LACKS]

  return lack ? t(lack) : '–'
}
