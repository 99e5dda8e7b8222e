import type { TripStatus } from '#app/travel/trips/isomorphic/trip_status'
import { Amounts } from '~/components/staff/Amounts'
import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { StatusBadge } from '~/ui/StatusBadge'
import type { Data } from '~generated/data'
import classes from './Verdict.module.css'

type Claimable = Data.Claims.Claims.ClaimableTrip
type Props = { trip: Data.Travel.Trips.Trip.Variants['forAdmin']; claimable: Claimable | null }

/** What is wrong with a trip, and whether its money can be asked back today. */
export function Verdict({ trip, claimable }: Props) {
  const t = useTranslations('admin.trip')
  const wrong = trip.irregularity ?? harmless(trip.status)
  const isClaimed = claimable?.reason === 'alreadyClaimed'
  const canClaim = claimable !== null && claimable.reason === null

  return (
    <Card
      title={t('verdict')}
      aside={
        <StatusBadge tone={canClaim ? 'good' : 'neutral'}>
          {canClaim ? t('canClaim') : isClaimed ? t('claimed') : t('cannotClaim')}
        </StatusBadge>
      }
    >
      <div className={classes.verdict}>
        <p className={classes.wrong}>{t(`wrong.${wrong}`)}</p>
        {claimable && <Sentence claimable={claimable} />}
        {claimable && claimable.grossCents !== null && <Quote claimable={claimable} />}
      </div>
    </Card>
  )
}

const harmless = (status: TripStatus) =>
  status === 'still_travelling' ? 'travelling' : status === 'corrected' || status === 'superseded' ? status : 'none'

function Sentence({ claimable }: { claimable: Claimable }) {
  const t = useTranslations('admin.trip.claimable')
  const format = useFormatter()
  const { reason, operatorName, opensOn, deadlineOn, cap } = claimable
  const day = (iso: string | null) =>
    iso ? format.dateTime(new Date(iso), { day: 'numeric', month: 'long', year: 'numeric' }) : ''
  const values = {
    operator: operatorName ?? '',
    opens: day(opensOn),
    deadline: day(deadlineOn),
    count: cap?.count ?? 0,
    until: day(cap?.until ?? null),
  }

  return <p>{t(reason ?? 'yes', values)}</p>
}

function Quote({ claimable }: { claimable: Claimable }) {
  const t = useTranslations('admin.claim')
  const format = useFormatter()
  const percentage = format.number((claimable.feeBps ?? 0) / 10_000, {
    style: 'percent',
    maximumFractionDigits: 1,
  })

  return (
    <Amounts
      lines={[
        { term: t('gross'), cents: claimable.grossCents },
        { term: t('fee', { percentage }), cents: 0 - (claimable.feeCents ?? 0) },
        { term: t('net'), cents: claimable.netCents, sum: true },
      ]}
    />
  )
}
