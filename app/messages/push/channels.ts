import { asText } from '#app/messages/push/frames'
import { LIMITS } from '#app/messages/push/limits'

export const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/
const NAME = /^[A-Za-z0-9_\-=@,.;]+$/
const USER_CHANNEL = '#server-to-user-'
const CACHE = /^(private-(encrypted-)?|presence-)?cache-/

export type PushEvent = {
  channel: string
  event: string
  /** A string; a client event may hold any JSON. */
  data: unknown
  /** The connection that caused the event and does not receive it. */
  socketId?: string
  /** The sender of a client event on a presence channel. */
  userId?: string
}

type Given = { channel: unknown; event: unknown; data: unknown; socketId?: unknown }

/** Why an event cannot be sent, with the HTTP status that hosted Pusher answers. */
type Fault = { status: number; message: string }

export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= LIMITS.nameLength && NAME.test(name)

export const userChannel = (userId: string) => USER_CHANNEL + userId
export const isUserChannel = (name: unknown): name is string =>
  typeof name === 'string' && name.startsWith(USER_CHANNEL) && name.length <= USER_CHANNEL.length + LIMITS.userIdLength

export const isPresence = (channel: string) => channel.startsWith('presence-')
export const isGuarded = (channel: string) => channel.startsWith('private-') || isPresence(channel)
export const isCache = (channel: string) => CACHE.test(channel)
/** Clients have no key for channels that are encrypted end to end. */
export const allowsClientEvents = (channel: string) => isGuarded(channel) && !channel.startsWith('private-encrypted-')

export function validateEvent({ channel, event, data, socketId }: Given): Fault | null {
  if (!isChannelName(channel) && !isUserChannel(channel)) {
    return { status: 400, message: `Invalid channel name: ${shown(channel)}` }
  }
  if (typeof event !== 'string' || event === '' || event.length > LIMITS.nameLength) {
    return { status: 400, message: `Event names have 1 to ${LIMITS.nameLength} characters` }
  }
  if (typeof data !== 'string') return { status: 400, message: 'The data of an event is a string' }
  if (socketId !== undefined && !isSocketId(socketId)) {
    return { status: 400, message: 'Invalid socket id' }
  }
  return isTooLarge(data) ? { status: 413, message: TOO_LARGE } : null
}

export const TOO_LARGE = `The data content of this event exceeds the allowed maximum (${LIMITS.dataBytes} bytes)`

export const isTooLarge = (data: unknown) => Buffer.byteLength(asText(data)) > LIMITS.dataBytes

export const shown = (name: unknown) => (typeof name === 'string' ? name.slice(0, LIMITS.nameLength) : typeof name)

const isSocketId = (id: unknown) => typeof id === 'string' && SOCKET_ID.test(id)
