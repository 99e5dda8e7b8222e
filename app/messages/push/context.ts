import type { Connection } from '#app/messages/push/connection'
import type { Hub } from '#app/messages/push/hub'
import type { Limits } from '#app/messages/push/limits'
import type { PushApp } from '#app/messages/push/signature'

/** What a message of one connection is handled with. */
export type Context = {
  app: PushApp
  hub: Hub
  limits: Limits
  connection: Connection
  guards: (channel: string) => boolean
  isOpen: (channel: string) => Promise<boolean>
  /** Told of a signature that is not ours, or of another sign-in, and of what meets a limit. */
  refused: (what: string) => void
}
