import {
  isCache,
  isChannelName,
  isGuarded,
  isPresence,
  isUserChannel,
  shown,
  userChannel,
} from '#app/messages/push/channels'
import type { Connection } from '#app/messages/push/connection'
import type { Context } from '#app/messages/push/context'
import type { Subscription } from '#app/messages/push/decode'
import { eventFrame, frame } from '#app/messages/push/frames'
import type { Hub } from '#app/messages/push/hub'
import { objectIn } from '#app/messages/push/json'
import { type User, memberIn } from '#app/messages/push/member'
import type { Member } from '#app/messages/push/occupancy'
import { channelText, hasValidSignature } from '#app/messages/push/signature'

type Refusal = { type: 'AuthError' | 'LimitReached'; status: number; error: string }

export function subscribe(context: Context, asked: Subscription) {
  const { limits, connection, guards } = context
  const { channel } = asked
  if (guards(channel) && !connection.user) return waitForSignIn(context, asked)
  if (connection.subscriptions.has(channel) || connection.joining.has(channel)) {
    return connection.error(null, `Existing subscription to channel ${channel}`)
  }
  if (connection.subscriptions.size + connection.joining.size >= limits.subscriptionsPerConnection) {
    return connection.error(null, 'Too many subscriptions on one connection')
  }

  const admitted = admit(context, asked)
  if ('error' in admitted) return refuse(context, channel, admitted)
  if (guards(channel)) void joinWhenOpen(context, channel, admitted.member)
  else join(context, channel, admitted.member)
}

async function joinWhenOpen(context: Context, channel: string, member: Member | null) {
  const { hub, connection } = context
  connection.joining.add(channel)
  const isOpen = await context.isOpen(channel)
  if (!connection.joining.delete(channel) || !hub.connections.has(connection)) return
  if (!isOpen) return refuse(context, channel, refusal(401, `Channel ${channel} is not open to you`))
  connection.admittedAt.set(channel, performance.now())
  join(context, channel, member)
}

function join({ hub, connection }: Context, channel: string, member: Member | null) {
  hub.subscribe(connection, channel, member)
  const succeeded = member ? { presence: presenceOf(hub, channel) } : {}
  connection.send(frame('pusher_internal:subscription_succeeded', succeeded, channel))
  if (isCache(channel)) replay(hub, connection, channel)
}

/** A client signs in and subscribes at the same time; who never signs in is refused. */
function waitForSignIn(context: Context, asked: Subscription) {
  const { limits, connection } = context
  if (connection.waiting.length >= limits.subscriptionsPerConnection) {
    return connection.error(null, 'Too many subscriptions on one connection')
  }
  connection.waiting.push(asked)
  setTimeout(() => {
    if (!connection.waiting.includes(asked)) return
    connection.waiting = connection.waiting.filter((other) => other !== asked)
    const { channel } = asked
    refuse(context, channel, refusal(401, `Sign in to subscribe to ${channel}`))
  }, limits.signInSeconds * 1000).unref()
}

function refuse({ connection, ...context }: Context, channel: string, refused: Refusal) {
  if (refused.status === 401) context.refused(refused.error)
  connection.error(null, refused.error)
  connection.send(frame('pusher:subscription_error', refused, shown(channel)))
}

function admit(
  { app, hub, limits, connection, guards }: Context,
  { channel, auth, channelData }: Subscription
): { member: Member | null } | Refusal {
  if (!isChannelName(channel) && !isUserChannel(channel)) {
    return refusal(400, `Invalid channel name: ${shown(channel)}`)
  }
  const { user } = connection
  if (isUserChannel(channel) && (!user || channel !== userChannel(user.id))) {
    return refusal(401, `Sign in as that user to subscribe to ${channel}`)
  }
  // A signed-in client may leave out channel_data; the signature then covers the channel alone.
  const isOfBrowser = guards(channel)
  const signed = isPresence(channel) || isOfBrowser ? (channelData ?? undefined) : undefined
  if (isGuarded(channel) && !hasValidSignature(app, auth, channelText(connection.id, channel, signed))) {
    return refusal(401, `Invalid signature for channel ${channel}`)
  }
  if (isOfBrowser && objectIn(channelData)?.browser !== user?.id) {
    return refusal(401, `The signature for channel ${channel} is of another sign-in`)
  }
  if (!isPresence(channel)) return { member: null }

  const member = channelData === null ? asMember(user) : memberIn(objectIn(channelData))
  if (typeof member === 'string') return refusal(400, member)
  if (hub.isFull(channel, member.user_id, limits.membersPerChannel)) {
    return {
      type: 'LimitReached',
      status: 400,
      error: `A presence channel has at most ${limits.membersPerChannel} members`,
    }
  }
  return { member }
}

const refusal = (status: number, error: string): Refusal => ({ type: 'AuthError', status, error })

const asMember = (user: User | null) =>
  user ? { user_id: user.id, user_info: user.info } : 'channel_data needs a user_id, or sign in'

function replay(hub: Hub, connection: Connection, channel: string) {
  const cached = hub.cache.find(channel)
  if (!cached) return connection.send(frame('pusher:cache_miss', {}, channel))
  connection.send(eventFrame(cached.event.event, cached.event.data, channel))
}

function presenceOf(hub: Hub, channel: string) {
  const members = hub.occupancy.members(channel)
  return {
    count: members.length,
    ids: members.map((member) => member.user_id),
    hash: Object.fromEntries(members.map((member) => [member.user_id, member.user_info])),
  }
}
