/** Whom an organisation may invite. */
export type InvitedRole = 'member' | 'manager'
