import { stopQueue } from '#app/platform/shared/jobs/queue'

export default class JobsProvider {
  async shutdown() {
    await stopQueue()
  }
}
