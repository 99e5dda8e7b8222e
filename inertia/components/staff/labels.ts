import { useTranslations } from '~/i18n'
import type { Messages } from '~/i18n/messages'

export type CodeList = keyof Messages['admin']['codes']

export type CodeOf<List extends CodeList> = keyof Messages['admin']['codes'][List] & string

type CodeKey = { [List in CodeList]: `${List}.${CodeOf<List>}` }[CodeList]

/** The words for the codes of one list. */
export function useLabels<List extends CodeList>(list: List) {
  const t = useTranslations('admin.codes')
  // TypeScript forgets that the code is one of this list.
  return (code: CodeOf<List>) => t(`${list}.${code}` as CodeKey)
}

/** A list of codes as the options of a filter or select. */
export function useLabelOptions<List extends CodeList>(list: List, codes: readonly CodeOf<List>[]) {
  const labelOf = useLabels(list)
  return codes.map((value) => ({ value, label: labelOf(value) }))
}

export { REJECTION_REASONS } from '#app/claims/claims/isomorphic/rejection_reason'
export { MODES } from '#app/travel/operators/isomorphic/mode'
export { TRIP_STATUSES } from '#app/travel/trips/isomorphic/trip_status'
export { ROLES } from '#app/platform/shared/isomorphic/role'
export { USER_STATUSES } from '#app/people/accounts/isomorphic/user_status'

/** What is wrong with trips today; claims have the same kinds. */
export { IRREGULARITIES as KINDS } from '#app/travel/trips/isomorphic/irregularity'
