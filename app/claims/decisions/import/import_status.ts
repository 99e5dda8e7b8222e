export const IMPORT_STATUSES = ['previewed', 'applied'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]
