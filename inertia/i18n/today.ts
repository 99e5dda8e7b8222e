import { useNow } from 'use-intl'
import { TIME_ZONE } from '.'

// Swedish writes dates as ISO does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

/** The date in the Netherlands at an instant, as ISO. */
export const isoDay = (instant: Date) => format.format(instant)

/** Today in the Netherlands, as ISO. */
export const today = () => isoDay(new Date())

/** The same on a page that the server renders too: both use the time of the request. */
export const useToday = () => isoDay(useNow())
