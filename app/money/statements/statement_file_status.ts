export const STATEMENT_FILE_STATUSES = ['uploaded', 'booking', 'imported', 'failed', 'withdrawn'] as const
export type StatementFileStatus = (typeof STATEMENT_FILE_STATUSES)[number]
