import { IconInfoCircle } from '@tabler/icons-react'
import { type ClaimableTrip, isCapReached } from '~/components/traveller/tripSelection'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import classes from './trips.module.css'

type Props = { id: string; trip: ClaimableTrip; full?: boolean }

/** Why a trip cannot be chosen, and what would change that. */
export function Refusal({ id, trip, full }: Props) {
  const t = useTranslations('claims')
  const day = useDay()
  const operator = trip.operatorName ?? t('unknownOperator')
  if (!trip.reason && !full) return null

  // A stop that is missing does not matter when there are no turns left.
  const reason = trip.reason === 'placeMissing' && isCapReached(trip) ? 'capReached' : trip.reason

  const sentence = () => {
    if (full && trip.cap) {
      return t('create.capFull', { operator, left: trip.cap.left, until: day(trip.cap.until) })
    }
    const until: Partial<Record<NonNullable<typeof reason>, string | null>> = {
      tooEarly: trip.opensOn,
      tooLate: trip.deadlineOn,
      capReached: trip.cap?.until,
    }
    const date = reason && until[reason]
    return reason && t(`notClaimable.${reason}`, { operator, day: date ? day(date) : '' })
  }

  return (
    <p id={id} className={classes.refusal}>
      <IconInfoCircle size={18} aria-hidden />
      {sentence()}
    </p>
  )
}
