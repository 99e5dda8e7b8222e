import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/sequences'
import type Claim from '#app/claims/claim'

export const broadcastClaimMoved = (claim: Pick<Claim, 'reference' | 'userId'>) =>
  broadcast('ClaimMoved', claim.reference, toUser(claim.userId), 'admin')
