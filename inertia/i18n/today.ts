import { useNow } from 'use-intl'
import { TIME_ZONE } from '.'

// Swedish writes dates as ISO does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

/** The date in the Netherlands at an instant, as ISO. */
export const isoDay = (instant: Date) => format.format(instant)

/** Today in the Netherlands, as ISO. */
export const today = () => isoDay(new Date())

/** The same in a component; looked at again every ten minutes, as a page can stay open overnight. */
export const useToday = () => isoDay(useNow({ updateInterval: 10 * 60_000 }))
