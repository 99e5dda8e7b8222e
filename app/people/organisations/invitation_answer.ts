export type InvitationAnswer = { address: string; outcome: 'invited' | 'member' | 'manager' | 'unreadable' }
