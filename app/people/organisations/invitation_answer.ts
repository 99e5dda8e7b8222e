export type InvitationAnswer = { address: string; outcome: 'invited' | 'member' | 'unreadable' }
