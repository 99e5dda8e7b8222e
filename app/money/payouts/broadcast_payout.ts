import { broadcast } from '#app/messages/live/broadcast'
import { toTenant, toUser } from '#app/messages/live/channel_sequence'

export const broadcastPayoutMoved = ({ reference, userId, tenantId }: Moved) =>
  broadcast('PayoutMoved', reference, userId ? toUser(userId) : toTenant(tenantId), 'admin')

type Moved = { reference: string; userId: number | null; tenantId: number }
