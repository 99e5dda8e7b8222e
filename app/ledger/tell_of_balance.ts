import { broadcast } from '#app/broadcasting/broadcast'
import { toTenant, toUser } from '#app/broadcasting/sequences'

const WALLET = /^(users|tenants):(\d+):wallet$/

/** Whoever a wallet belongs to is told that it holds more or less; of our own accounts no one is. */
export function tellOfBalance(account: string) {
  const [, owners, id] = WALLET.exec(account) ?? []
  if (!id) return
  broadcast('BalanceChanged', null, owners === 'users' ? toUser(Number(id)) : toTenant(Number(id)))
}
