import { useTranslations } from '~/i18n'
import type { Data } from '~generated/data'
import { DateTimeText, TimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import { CodeBadge } from './CodeBadge'
import { useLabels } from './labels'
import { DefinitionList, type Item } from '~/ui/DefinitionList'

type Props = {
  trip: Data.Travel.Trips.Trip.Variants['forAdmin']
  /** Where the traveller says the trip really began or ended. */
  statedPlace?: string | null
}

/** From, to, when and on which card. */
export function TripFacts({ trip, statedPlace }: Props) {
  const t = useTranslations('admin.claim')
  const mode = useLabels('mode')
  const purpose = useLabels('purpose')
  const origin = useLabels('fareOrigin')
  const stated = statedPlace && (
    <>
      {statedPlace}
      <small>{t('statedByTraveller')}</small>
    </>
  )
  const entered: Item[] = []
  if (trip.entered?.fareOrigin) {
    entered.push({
      term: t('enteredFare'),
      value: (
        <>
          <Money cents={trip.entered.fareCents!} />
          <small>{origin(trip.entered.fareOrigin)}</small>
        </>
      ),
    })
  }
  if (trip.entered?.note) entered.push({ term: t('travellerNote'), value: trip.entered.note })
  const sameDay = trip.checkedInAt?.slice(0, 10) === trip.checkedOutAt?.slice(0, 10)
  const CheckOut = trip.checkedInAt && sameDay ? TimeText : DateTimeText

  return (
    <DefinitionList
      sideBySide
      items={[
        { term: t('from'), value: trip.fromPlace ?? (trip.checkedInAt ? null : stated) },
        { term: t('to'), value: trip.toPlace ?? (trip.checkedOutAt ? null : stated) },
        {
          term: t('checkIn'),
          value: trip.checkedInAt ? <DateTimeText value={trip.checkedInAt} /> : t('missing'),
          tone: trip.checkedInAt ? undefined : 'bad',
        },
        {
          term: t('checkOut'),
          value: trip.checkedOutAt ? <CheckOut value={trip.checkedOutAt} /> : t('missing'),
          tone: trip.checkedOutAt ? undefined : 'bad',
        },
        {
          term: t('operator'),
          value: (
            <>
              {trip.operatorName ?? t('unknownOperator')}
              {trip.entered?.hasOperator && <small>{t('chosenByTraveller')}</small>}
            </>
          ),
        },
        { term: t('mode'), value: mode(trip.mode) },
        { term: t('tripStatus'), value: <CodeBadge list="tripStatus" code={trip.status} /> },
        {
          term: t('fare'),
          value: trip.fareCents === null ? null : <Money cents={trip.fareCents} />,
        },
        ...entered,
        {
          term: t('card'),
          value: trip.cardLast4 ? t('cardEnding', { last4: trip.cardLast4 }) : t('noCardNumber'),
        },
        { term: t('purpose'), value: trip.purpose && purpose(trip.purpose) },
      ]}
    />
  )
}
