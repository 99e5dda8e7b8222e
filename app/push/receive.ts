import {
  faultOf,
  isChannelName,
  isGuarded,
  isPresence,
  isUserChannel,
  takesClientEvents,
  userChannel,
} from '#app/push/channels'
import type { Connection } from '#app/push/connection'
import { CODE, type Incoming, asText, frame, objectIn, parse } from '#app/push/frames'
import type { Hub } from '#app/push/hub'
import type { Limits } from '#app/push/limits'
import type { Member } from '#app/push/occupancy'
import { type PushApp, channelText, isSignedBy, userText } from '#app/push/signature'

type Context = { app: PushApp; hub: Hub; limits: Limits; connection: Connection }

/** Does what a client asks for. */
export function receive(context: Context, text: string) {
  const { connection } = context
  connection.heard()
  const message = parse(text)
  if (!message) return connection.error(null, 'A message is a JSON object with an event')

  switch (message.event) {
    case 'pusher:ping':
      return connection.send(frame('pusher:pong', {}))
    case 'pusher:pong':
      return
    case 'pusher:subscribe':
      return subscribe(context, message)
    case 'pusher:unsubscribe':
      return unsubscribe(context, message)
    case 'pusher:signin':
      return signIn(context, message)
  }
  if (message.event.startsWith('client-')) return relay(context, message)
  connection.error(null, `Unknown event ${message.event.slice(0, 200)}`)
}

function subscribe({ app, hub, limits, connection }: Context, { data }: Incoming) {
  const { channel, auth, channel_data: channelData } = data
  if (!isChannelName(channel) && !isUserChannel(channel)) {
    return connection.error(null, `Invalid channel name: ${String(channel).slice(0, 200)}`)
  }
  if (connection.subscriptions.has(channel)) {
    return connection.error(null, `Existing subscription to channel ${channel}`)
  }
  if (connection.subscriptions.size >= limits.subscriptionsPerConnection) {
    return connection.error(null, 'Too many subscriptions on one connection')
  }

  const refuse = (status: number, error: string) => {
    connection.error(status === 401 ? CODE.unauthorized : null, error)
    connection.send(
      frame('pusher:subscription_error', { type: 'AuthError', error, status }, channel)
    )
  }
  const { userId } = connection
  if (isUserChannel(channel) && (userId === null || channel !== userChannel(userId))) {
    return refuse(401, `Sign in as that user to subscribe to ${channel}`)
  }
  const signed = isPresence(channel) ? String(channelData) : undefined
  if (isGuarded(channel) && !isSignedBy(app, auth, channelText(connection.id, channel, signed))) {
    return refuse(401, `Invalid signature for channel ${channel}`)
  }
  const member = isPresence(channel) ? memberIn(channelData) : null
  if (isPresence(channel) && !member) return refuse(400, 'channel_data needs a user_id')

  hub.subscribe(connection, channel, member)
  const succeeded = member ? { presence: presenceOf(hub, channel) } : {}
  connection.send(frame('pusher_internal:subscription_succeeded', succeeded, channel))
}

function unsubscribe({ hub, connection }: Context, { data }: Incoming) {
  if (typeof data.channel === 'string') hub.unsubscribe(connection, data.channel)
}

function signIn({ app, hub, connection }: Context, { data }: Incoming) {
  const { auth, user_data: userData } = data
  const id = objectIn(userData)?.id
  const isSigned = isSignedBy(app, auth, userText(connection.id, String(userData)))
  if (!isSigned || typeof id !== 'string' || id === '') {
    return hub.drop(connection, CODE.unauthorized, 'Connection not authorized')
  }
  if (connection.userId !== null && connection.userId !== id) {
    return connection.error(null, 'Signed in as someone else already')
  }
  connection.userId = id
  connection.send(frame('pusher:signin_success', { user_data: userData }))
}

function relay({ hub, connection }: Context, { event, channel, raw }: Incoming) {
  if (typeof channel !== 'string' || !connection.subscriptions.has(channel)) {
    return connection.error(null, 'Client event rejected: subscribe to the channel first')
  }
  if (!takesClientEvents(channel)) {
    return connection.error(null, 'Client event rejected: only private and presence channels')
  }
  const data = asText(raw)
  const fault = faultOf({ channel, event, data })
  if (fault) return connection.error(null, `Client event rejected: ${fault.message}`)
  if (!connection.mayTrigger()) {
    return connection.error(CODE.clientEventRate, 'Client event rejected: too many in a second')
  }
  hub.relay(connection, { channel, event, data })
}

function memberIn(channelData: unknown): Member | null {
  const data = objectIn(channelData)
  const id = data?.user_id
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return null
  return { user_id: String(id), user_info: data?.user_info }
}

function presenceOf(hub: Hub, channel: string) {
  const members = hub.occupancy.members(channel)
  return {
    count: members.length,
    ids: members.map((member) => member.user_id),
    hash: Object.fromEntries(members.map((member) => [member.user_id, member.user_info])),
  }
}
