export const STATUSES = ['400', '403', '404', '410', '429', '500', '503', '507'] as const
export type ErrorStatus = (typeof STATUSES)[number]
