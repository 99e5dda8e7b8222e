import type { TogetherFrom } from '#app/money/matching/acceptable'
import { queryRow } from '#app/platform/shared/tenancy'

/** From which certainty, in per cent, several lines can be accepted at once. */
export const togetherFrom = async () =>
  (await queryRow<{ from: TogetherFrom }>('select together_from as "from" from matching_settings'))!.from // prettier-ignore
