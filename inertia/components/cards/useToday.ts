import { useNow } from 'use-intl'
import { TIME_ZONE } from '~/i18n'

// Swedes write dates the ISO way.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

/** Today in the Netherlands, as ISO. */
export const useToday = () => isoDay.format(useNow())
