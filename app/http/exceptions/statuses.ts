/** Statuses with a page and words of their own: `common.errors` in the catalogs. */
export const STATUSES = ['400', '403', '404', '429', '500', '503'] as const
export type ErrorStatus = (typeof STATUSES)[number]
