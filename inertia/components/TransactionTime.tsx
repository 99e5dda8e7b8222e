import { TRAVEL_KINDS, type TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'
import { useFormatter } from '~/i18n'
import { DateText, DateTimeText } from '~/ui/DateText'

type Props = { kind: TransactionKind | null; at: string }

/** When something happened on a card. Exports print no time at what is booked of a day, and midnight stands for that. */
export function TransactionTime({ kind, at }: Props) {
  const format = useFormatter()
  const time = format.dateTime(new Date(at), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const isOfDay = time === '00:00' && !TRAVEL_KINDS.some((tap) => tap === kind)

  return isOfDay ? <DateText value={at} /> : <DateTimeText value={at} />
}
