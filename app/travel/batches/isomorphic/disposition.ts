export const DISPOSITIONS = ['create', 'duplicate', 'not_a_trip', 'unrecognised', 'error'] as const
export type Disposition = (typeof DISPOSITIONS)[number]
