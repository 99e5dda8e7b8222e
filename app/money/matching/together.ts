import { typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type { TogetherFrom } from '#app/money/matching/isomorphic/acceptable'

/** From which certainty, in per cent, several lines can be accepted at once. */
export const togetherFrom = async () =>
  (await readRow({ from: typed<TogetherFrom>('together_from') }, 'from matching_settings'))!.from
