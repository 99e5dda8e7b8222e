import { Channels } from '#app/messages/live/channels'
import type User from '#app/people/accounts/user'

/** Their rules stand in `start/channels.ts`. */
export const channels = new Channels<User>()
