import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/sequences'
import type Claim from '#app/claims/claim'

/** Pages that show this claim, the traveller's and those of staff, are told that it moved. */
export const tellOfClaim = (claim: Pick<Claim, 'reference' | 'userId'>) =>
  broadcast('ClaimMoved', claim.reference, toUser(claim.userId), 'admin')
