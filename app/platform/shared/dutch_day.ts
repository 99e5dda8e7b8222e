import { ZONE } from '#app/platform/shared/clock'

/** SQL of the date in the Netherlands at an instant. */
export const dutchDay = (instant: string) => `(${instant} at time zone '${ZONE}')::date`
