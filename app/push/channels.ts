import { LIMITS } from '#app/push/limits'

/** How a connection is called. */
export const SOCKET_ID = /^\d+\.\d+$/
const NAME = /^[A-Za-z0-9_\-=@,.;]+$/
const USER_CHANNEL = '#server-to-user-'

export type PushEvent = {
  channel: string
  event: string
  data: string
  /** The connection that caused it, and does not hear of it. */
  socketId?: string
  /** The member that a client event on a presence channel is from. */
  userId?: string
}

type Given = { channel: unknown; event: unknown; data: unknown; socketId?: unknown }

export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= LIMITS.nameLength && NAME.test(name)

/** Events to a person travel on a channel of their own, which only their connections may join. */
export const userChannel = (userId: string) => USER_CHANNEL + userId
export const isUserChannel = (name: unknown): name is string =>
  typeof name === 'string' && name.startsWith(USER_CHANNEL)

export const isPresence = (channel: string) => channel.startsWith('presence-')
export const isGuarded = (channel: string) => channel.startsWith('private-') || isPresence(channel)
/** What is encrypted end to end cannot come from a client: it has no key to encrypt with. */
export const takesClientEvents = (channel: string) =>
  isGuarded(channel) && !channel.startsWith('private-encrypted-')

/** Why an event cannot be sent, with the status that hosted Pusher answers. */
export function faultOf({ channel, event, data, socketId }: Given) {
  if (!isChannelName(channel) && !isUserChannel(channel)) {
    return { status: 400, message: `Invalid channel name: ${String(channel).slice(0, 200)}` }
  }
  if (typeof event !== 'string' || event === '' || event.length > LIMITS.nameLength) {
    return { status: 400, message: `Event names have 1 to ${LIMITS.nameLength} characters` }
  }
  if (typeof data !== 'string') return { status: 400, message: 'The data of an event is a string' }
  if (Buffer.byteLength(data) > LIMITS.dataBytes) {
    const message = `The data content of this event exceeds the allowed maximum (${LIMITS.dataBytes} bytes)`
    return { status: 413, message }
  }
  if (socketId !== undefined && !isSocketId(socketId)) {
    return { status: 400, message: 'Invalid socket id' }
  }
  return null
}

const isSocketId = (id: unknown) => typeof id === 'string' && SOCKET_ID.test(id)
