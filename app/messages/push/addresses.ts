import type { Limits } from '#app/messages/push/limits'
import { TokenBucket } from '#app/messages/push/token_bucket'
import { ipNetwork } from '#app/platform/shared/ip_network'

type Address = { connections: number; frames: TokenBucket }

/** Counts per network, so that many connections together share the limits of one. */
export class Addresses {
  #limits: Limits
  #addresses = new Map<string, Address>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  join(address: string) {
    const network = ipNetwork(address)
    const known = this.#addresses.get(network) ?? this.#newAddress()
    if (known.connections >= this.#limits.connectionsPerAddress) return false
    known.connections++
    this.#addresses.set(network, known)
    return true
  }

  leave(address: string) {
    const known = this.#addresses.get(ipNetwork(address))
    if (known) known.connections--
  }

  maySend(address: string) {
    return this.#addresses.get(ipNetwork(address))?.frames.take() ?? false
  }

  sweep() {
    for (const [network, { connections, frames }] of this.#addresses) {
      if (connections === 0 && frames.isFull) this.#addresses.delete(network)
    }
  }

  #newAddress(): Address {
    return { connections: 0, frames: new TokenBucket(this.#limits.framesPerSecondPerAddress) }
  }
}
