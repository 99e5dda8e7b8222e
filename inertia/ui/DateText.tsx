import { type DateTimeFormatOptions, useNow } from 'use-intl'
import { useFormatter } from '~/i18n'
import { useDateRange } from '~/i18n/useDateRange'
import classes from './text.module.css'

type Props = { value: string }

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const

/** `3 Nov 2026`, from an ISO date or instant, in Dutch time. */
export const DateText = ({ value }: Props) => <Written value={value} options={day} />

/** `14:05`, in Dutch time. */
export const TimeText = ({ value }: Props) => <Written value={value} options={time} />

/** `3 Nov 2026, 14:05`. */
export const DateTimeText = ({ value }: Props) => <Written value={value} options={{ ...day, ...time }} />

/** `2 hours ago`, with the exact moment for who points at it. */
export function RelativeTime({ value }: Props) {
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 }).getTime()
  const at = Date.parse(value)
  // What happened since the last update is not in the future.
  const reference = at > now && at < now + 60_000 ? at : now

  return (
    <time
      dateTime={value}
      className={classes.time}
      title={format.dateTime(new Date(value), { ...day, ...time })}
      // It is later in the browser than it was on the server.
      suppressHydrationWarning
    >
      {format.relativeTime(at, reference)}
    </time>
  )
}

export function DateRange({ from, to }: { from: string; to: string }) {
  const dateRange = useDateRange()
  return <span className={classes.time}>{dateRange(from, to)}</span>
}

function Written({ value, options }: Props & { options: DateTimeFormatOptions }) {
  const format = useFormatter()

  return (
    <time dateTime={value} className={classes.time}>
      {format.dateTime(new Date(value), options)}
    </time>
  )
}
