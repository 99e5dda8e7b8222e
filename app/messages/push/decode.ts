import { LIMITS } from '#app/messages/push/limits'
import { type JsonObject, isObject, objectIn, textIn } from '#app/messages/push/json'

export type Message =
  | { event: 'pusher:ping' | 'pusher:pong' }
  | { event: 'pusher:subscribe'; channel: string; auth: string | null; channelData: string | null }
  | { event: 'pusher:unsubscribe'; channel: string }
  | { event: 'pusher:signin'; auth: string | null; userData: string | null }
  | { event: 'client'; name: string; channel: string; data: unknown }

export type Subscription = Extract<Message, { event: 'pusher:subscribe' }>

export class MalformedFrame {
  constructor(readonly reason: string) {}
}

export function decode(text: string): Message | MalformedFrame {
  const message = objectIn(text)
  const name = message && textIn(message.event)
  if (!name) return new MalformedFrame('A message is a JSON object with an event')
  if (name.length > LIMITS.nameLength) return new MalformedFrame('The name of an event is too long')

  if (name.startsWith('client-')) return clientEvent(name, message)
  switch (name) {
    case 'pusher:ping':
    case 'pusher:pong':
      return { event: name }
    case 'pusher:subscribe':
      return subscribe(dataIn(message))
    case 'pusher:unsubscribe':
      return unsubscribe(dataIn(message))
    case 'pusher:signin':
      return signIn(dataIn(message))
  }
  return new MalformedFrame(`Unknown event ${name}`)
}

/** Clients send data as an object or as the JSON text of one. */
const dataIn = ({ data }: JsonObject) => (isObject(data) ? data : objectIn(data)) ?? {}

function clientEvent(name: string, { channel, data }: JsonObject): Message | MalformedFrame {
  if (typeof channel !== 'string') {
    return new MalformedFrame('A client event names its channel')
  }
  return { event: 'client', name, channel, data: data ?? null }
}

function subscribe(data: JsonObject): Message | MalformedFrame {
  const { channel, auth, channel_data: channelData } = data
  if (typeof channel !== 'string') return new MalformedFrame('A subscription names its channel')
  if (!isTextOrAbsent(auth) || !isTextOrAbsent(channelData)) {
    return new MalformedFrame('auth and channel_data are texts')
  }
  return {
    event: 'pusher:subscribe',
    channel,
    auth: textIn(auth),
    channelData: textIn(channelData),
  }
}

function unsubscribe({ channel }: JsonObject): Message | MalformedFrame {
  if (typeof channel !== 'string') return new MalformedFrame('Name the channel to leave')
  return { event: 'pusher:unsubscribe', channel }
}

function signIn({ auth, user_data: userData }: JsonObject): Message | MalformedFrame {
  if (!isTextOrAbsent(auth) || !isTextOrAbsent(userData)) {
    return new MalformedFrame('auth and user_data are texts')
  }
  return { event: 'pusher:signin', auth: textIn(auth), userData: textIn(userData) }
}

const isTextOrAbsent = (value: unknown) => value === undefined || value === null || typeof value === 'string'
