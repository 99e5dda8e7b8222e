import type { Dialect } from '#app/batches/dialect'

/** What was paid with; operators correct each in another place. */
export const MEDIA = ['ov_chipkaart', 'ovpay', 'ns_business'] as const
export type Medium = (typeof MEDIA)[number]

export function mediumOf(format: Dialect | null): Medium {
  if (format === 'ovpay') return 'ovpay'
  return format === 'ns_business' ? 'ns_business' : 'ov_chipkaart'
}
