import type { Connection } from '#app/messages/push/connection'
import type { Hub } from '#app/messages/push/hub'
import type { Limits } from '#app/messages/push/limits'
import type { PushApp } from '#app/messages/push/signature'

export type Context = {
  app: PushApp
  hub: Hub
  limits: Limits
  connection: Connection
  guards: (channel: string) => boolean
  isOpen: (channel: string) => Promise<boolean>
  refused: (what: string) => void
}
