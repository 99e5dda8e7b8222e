import type { ReactNode } from 'react'
import { DateTimeText } from './DateText'
import classes from './Timeline.module.css'

export type TimelineItem = {
  key: string | number
  title: ReactNode
  at?: string | null
  children?: ReactNode
  tone?: 'good' | 'bad' | 'waiting'
  /** Has not happened yet. */
  expected?: boolean
}

/** What happened, oldest first, and what is expected next. */
export const Timeline = ({ items }: { items: TimelineItem[] }) => (
  <ol className={classes.line}>
    {items.map(({ key, title, at, children, tone, expected }) => (
      <li key={key} data-tone={tone} data-expected={expected || undefined}>
        <p className={classes.title}>{title}</p>
        {at && (
          <p className={classes.at}>
            <DateTimeText value={at} />
          </p>
        )}
        {children && <div className={classes.more}>{children}</div>}
      </li>
    ))}
  </ol>
)
