import { TIME_ZONE } from '~/i18n'

/** Today's date in the Netherlands, as ISO. */
export const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: TIME_ZONE })

/** Whole days from one ISO date to another; negative when the other came first. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
