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

/** What is wrong with trips today; claims have the same kinds. */
export const KINDS = ['missed_check_out', 'missed_check_in', 'same_station', 'double_charge']
export const MODES = ['train', 'metro', 'tram', 'bus', 'waterbus', 'unknown']
export const TRIP_STATUSES = [
  'complete',
  'missing_check_out',
  'missing_check_in',
  'still_travelling',
  'corrected',
]
export const ROLES = ['member', 'manager', 'agent', 'finance', 'owner']
export const USER_STATUSES = ['active', 'not_onboarded', 'unverified', 'blocked', 'erased']
export const REJECTION_REASONS = [
  'too_late',
  'cap_reached',
  'already_corrected',
  'card_not_found',
  'stops_do_not_match',
  'no_valid_product',
  'not_charged',
  'other',
]
