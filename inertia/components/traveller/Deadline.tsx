import { useNearDay, useIsSoon } from './useDay'
import classes from './Deadline.module.css'

/** The last day for something, as an ISO date; set apart in its last week. */
export function Deadline({ value }: { value: string }) {
  const nearDay = useNearDay()
  const isSoon = useIsSoon()

  return (
    <time dateTime={value} className={classes.deadline} data-soon={isSoon(value) || undefined}>
      {nearDay(value)}
    </time>
  )
}
