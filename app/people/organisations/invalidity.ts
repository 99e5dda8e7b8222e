import type Invitation from '#app/people/organisations/invitation'
import type { InvitationProblem } from '#app/people/organisations/isomorphic/invitation_problem'
import type User from '#app/people/accounts/user'

export type Invalidity = {
  problem: InvitationProblem
  /** Null where nobody knows the link, and where someone else has it open. */
  inviter: string | null
  canAsk: boolean
  askedAt: string | null
}

const UNKNOWN: Invalidity = { problem: 'unknown', inviter: null, canAsk: false, askedAt: null }

/** Why an invitation opens nothing for this viewer, and who can send another; null where it opens. */
export function invalidity(invitation: Invitation | null, viewer: User | undefined): Invalidity | null {
  if (!invitation) return UNKNOWN
  const isOthers = viewer && viewer.email?.toLowerCase() !== invitation.email.toLowerCase()
  if (isOthers) return { ...UNKNOWN, problem: 'other' }
  const { problem, invitedBy, askedAt } = invitation
  if (!problem) return null
  return { problem, inviter: invitedBy.fullName, canAsk: mayAsk(invitation), askedAt: askedAt?.toISO() ?? null }
}

/** Once for each, while it is neither used nor good and its inviter still reads mail of ours. Needs the inviter loaded. */
export const mayAsk = ({ problem, askedAt, invitedBy }: Invitation) =>
  ['expired', 'revoked'].includes(problem ?? '') && !askedAt && !invitedBy.isErased
