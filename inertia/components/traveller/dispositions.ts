import type { Messages } from '~/i18n/messages'

export type Disposition = keyof Messages['batches']['dispositions']

/** In the order in which a person wants to know about them. */
export const DISPOSITIONS: Disposition[] = [
  'create',
  'duplicate',
  'not_a_trip',
  'unrecognised',
  'error',
]
