export const STATEMENT_FILE_STATUSES = ['uploaded', 'imported', 'failed'] as const
export type StatementFileStatus = (typeof STATEMENT_FILE_STATUSES)[number]
