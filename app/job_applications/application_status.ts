export const APPLICATION_STATUSES = [
  'received',
  'invited',
  'accepted',
  'rejected',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
