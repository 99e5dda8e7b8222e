export const CAP_SCOPES = ['person', 'card', 'account'] as const
export type CapScope = (typeof CAP_SCOPES)[number]
