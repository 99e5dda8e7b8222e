import { stopQueue } from '#app/platform/queue/queue'

export default class QueueProvider {
  async shutdown() {
    await stopQueue()
  }
}
