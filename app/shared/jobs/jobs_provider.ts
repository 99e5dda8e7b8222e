import { stopQueue } from '#app/shared/jobs/queue'

export default class JobsProvider {
  async shutdown() {
    await stopQueue()
  }
}
