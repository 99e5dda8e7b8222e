import { useTranslations } from '~/i18n'
import type { Messages } from '~/i18n/messages'

export type CodeList = keyof Messages['admin']['codes']

/** The words for the codes of one list; a code without words shows itself. */
export function useCodes(list: CodeList) {
  const t = useTranslations(`admin.codes.${list}`)
  return (code: string) => (t.has(code as never) ? t(code as never) : code)
}

/** A list of codes as the options of a filter or select. */
export function useCodeOptions(list: CodeList, codes: readonly string[]) {
  const words = useCodes(list)
  return codes.map((value) => ({ value, label: words(value) }))
}

export { REJECTION_REASONS } from '#app/claims/rejection_reason'
export { MODES, TRIP_STATUSES } from '#app/trips/trip_draft'
export { ROLES } from '#app/users/role'
export { USER_STATUSES } from '#app/users/user_status'

/** What is wrong with trips today; claims have the same kinds. */
export const KINDS = ['missed_check_out', 'missed_check_in', 'same_station', 'double_charge']
