import { broadcast } from '#app/messages/live/broadcast'
import { toTenant, toUser } from '#app/messages/live/channel_sequence'

const WALLET = /^(users|tenants):(\d+):wallet$/

export function broadcastBalance(account: string) {
  const [, owners, id] = WALLET.exec(account) ?? []
  if (!id) return
  broadcast('BalanceChanged', null, owners === 'users' ? toUser(Number(id)) : toTenant(Number(id)))
}
