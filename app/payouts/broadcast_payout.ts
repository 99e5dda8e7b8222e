import { broadcast } from '#app/broadcasting/broadcast'
import { toTenant, toUser } from '#app/broadcasting/channel_sequence'

export const broadcastPayoutMoved = ({ reference, userId, tenantId }: Moved) =>
  broadcast('PayoutMoved', reference, userId ? toUser(userId) : toTenant(tenantId), 'admin')

type Moved = { reference: string; userId: number | null; tenantId: number }
