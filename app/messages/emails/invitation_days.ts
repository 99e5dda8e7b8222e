export const INVITATION_DAYS = 14
