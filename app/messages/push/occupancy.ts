export type Member = { user_id: string; user_info?: unknown }

export type Change = {
  channel: string
  subscriptions: number
  member?: Member & { connections: number }
}

type Channel = {
  subscriptions: Map<string, number>
  members: Map<string, { info: unknown; connections: Map<string, number> }>
}

/** Who is on which channel, in every process: each process broadcasts its own changes. */
export class Occupancy {
  #channels = new Map<string, Channel>()

  /** Takes over the counts of a process; returns whether a member joined or left. */
  apply(process: string, { channel: name, subscriptions, member }: Change) {
    const channel = this.#channels.get(name) ?? { subscriptions: new Map(), members: new Map() }
    this.#channels.set(name, channel)
    setOrDelete(channel.subscriptions, process, subscriptions)
    const happened = member ? applyMember(channel, process, member) : null
    if (channel.subscriptions.size === 0 && channel.members.size === 0) this.#channels.delete(name)
    return happened
  }

  changesOf(process: string): Change[] {
    return [...this.#channels].flatMap(([channel, { subscriptions, members }]) => {
      const total = subscriptions.get(process)
      if (!total) return []
      const mine = [...members].flatMap(([id, { info, connections }]) => {
        const count = connections.get(process)
        return count ? { user_id: id, user_info: info, connections: count } : []
      })
      if (mine.length === 0) return [{ channel, subscriptions: total }]
      return mine.map((member) => ({ channel, subscriptions: total, member }))
    })
  }

  subscriptions(channel: string) {
    let sum = 0
    for (const count of this.#channels.get(channel)?.subscriptions.values() ?? []) sum += count
    return sum
  }

  connectionsOf(process: string, channel: string, userId: string) {
    return this.#channels.get(channel)?.members.get(userId)?.connections.get(process) ?? 0
  }

  members(channel: string): Member[] {
    const members = this.#channels.get(channel)?.members ?? new Map<string, { info: unknown }>()
    return [...members].map(([id, { info }]) => ({ user_id: id, user_info: info }))
  }

  channels(prefix = '') {
    return [...this.#channels.keys()].filter((name) => name.startsWith(prefix))
  }
}

function applyMember(channel: Channel, process: string, member: NonNullable<Change['member']>) {
  const { user_id: id, user_info: info, connections } = member
  const known = channel.members.get(id)
  const entry = known ?? { info, connections: new Map<string, number>() }
  setOrDelete(entry.connections, process, connections)
  if (entry.connections.size === 0) return channel.members.delete(id) ? 'removed' : null
  if (known) return null
  channel.members.set(id, entry)
  return 'added'
}

function setOrDelete(counts: Map<string, number>, process: string, count: number) {
  if (count > 0) counts.set(process, count)
  else counts.delete(process)
}
