import { createHmac } from 'node:crypto'
import env from '#start/env'

const appId = env.get('PUSHER_APP_ID')

/** Hosted Pusher when there are credentials for it, else the endpoint of our own server, see app/messages/push. */
const broadcastingConfig = {
  isHosted: appId !== undefined,
  appId: appId ?? 'fareback',
  /** Public: every browser has it. */
  key: env.get('PUSHER_KEY') ?? 'fareback',
  secret: env.get('PUSHER_SECRET')?.release() ?? embeddedSecret(),
  cluster: env.get('PUSHER_CLUSTER', 'eu'),
  /** Listeners show a token instead of the session's cookie and anti-forgery header. */
  usesBearer: env.get('BROADCASTING_AUTH') === 'bearer',
}

export default broadcastingConfig

function embeddedSecret() {
  return createHmac('sha256', env.get('APP_KEY').release()).update('fareback push').digest('hex')
}
