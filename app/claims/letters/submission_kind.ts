export const SUBMISSION_KINDS = ['claims', 'objections', 'reminder'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]
