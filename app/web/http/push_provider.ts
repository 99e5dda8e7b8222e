import type { ApplicationService } from '@adonisjs/core/types'
import type { Server } from 'node:http'

export default class PushProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { default: broadcasting } = await import('#config/broadcasting')
    if (broadcasting.isHosted) return

    const server = (await this.app.container.make('server')).getNodeServer()
    if (!server) return
    const { startEndpoint, stop } = await import('#app/messages/push/push')
    const { guard } = await import('#app/people/accounts/auth/renew_admissions')
    startEndpoint(server as Server, guard)
    // The server waits for open connections before providers shut down, so these close first.
    this.app.terminating(() => stop())
  }

  async shutdown() {
    const { stop } = await import('#app/messages/push/push')
    await stop()
  }
}
