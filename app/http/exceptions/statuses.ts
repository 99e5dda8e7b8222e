export const STATUSES = ['400', '403', '404', '429', '500', '503'] as const
export type ErrorStatus = (typeof STATUSES)[number]
