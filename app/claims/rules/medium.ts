import type { Dialect } from '#app/travel/trips/dialect'

/** What was paid with; operators correct each in another place. */
export const MEDIA = ['ov_chipkaart', 'ovpay', 'ns_business', 'ns_flex'] as const
export type Medium = (typeof MEDIA)[number]

/** `product` as the export prints it. */
export function mediumOf(format: Dialect | null, product: string | null): Medium {
  if (format === 'ovpay') return 'ovpay'
  if (format === 'ns_business') return 'ns_business'
  return isFlex(product) ? 'ns_flex' : 'ov_chipkaart'
}

const isFlex = (product: string | null) => /\bflex\b/i.test(product ?? '')
