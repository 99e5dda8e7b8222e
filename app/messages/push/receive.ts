import { TOO_LARGE, allowsClientEvents, isTooLarge } from '#app/messages/push/channels'
import type { Context } from '#app/messages/push/context'
import { MalformedFrame, type Message, decode } from '#app/messages/push/decode'
import { CODE, frame } from '#app/messages/push/frames'
import { objectIn } from '#app/messages/push/json'
import { userIn } from '#app/messages/push/member'
import { hasValidSignature, userText } from '#app/messages/push/signature'
import { subscribe } from '#app/messages/push/subscribe'

export function receive(context: Context, text: string) {
  const { hub, limits, connection } = context
  connection.touch()
  const message = decode(text)
  if (message instanceof MalformedFrame) {
    connection.error(null, message.reason)
    if (++connection.malformedFrames > limits.malformedFrames) {
      context.refused('Too many messages that are none')
      hub.drop(connection, CODE.malformed, 'Too many messages that are none')
    }
    return
  }

  switch (message.event) {
    case 'pusher:ping':
      return connection.send(frame('pusher:pong', {}))
    case 'pusher:pong':
      return
    case 'pusher:subscribe':
      return subscribe(context, message)
    case 'pusher:unsubscribe':
      connection.joining.delete(message.channel)
      return hub.unsubscribe(connection, message.channel)
    case 'pusher:signin':
      return signIn(context, message)
    case 'client':
      return relay(context, message)
  }
}

function signIn(context: Context, { auth, userData }: Extract<Message, { event: 'pusher:signin' }>) {
  const { app, hub, connection } = context
  const user = userIn(objectIn(userData))
  const isSigned = hasValidSignature(app, auth, userText(connection.id, userData ?? ''))
  if (!isSigned || !user) {
    context.refused('Invalid signature for a sign-in')
    return hub.drop(connection, CODE.unauthorized, 'Connection not authorized')
  }
  if (connection.user && connection.user.id !== user.id) {
    return connection.error(null, 'Signed in as someone else already')
  }
  connection.user = user
  connection.send(frame('pusher:signin_success', { user_data: userData }))
  for (const asked of connection.waiting.splice(0)) subscribe(context, asked)
}

function relay({ hub, connection }: Context, { name, channel, data }: Extract<Message, { event: 'client' }>) {
  if (!connection.subscriptions.has(channel)) {
    return connection.error(null, 'Client event rejected: subscribe to the channel first')
  }
  if (!allowsClientEvents(channel)) {
    return connection.error(null, 'Client event rejected: only private and presence channels')
  }
  if (isTooLarge(data)) {
    return connection.error(CODE.clientEventRejected, `Client event rejected: ${TOO_LARGE}`)
  }
  if (!connection.takeToken()) {
    return connection.error(CODE.clientEventRejected, 'Client event rejected: too many in a second')
  }
  hub.relay(connection, { channel, event: name, data })
}
