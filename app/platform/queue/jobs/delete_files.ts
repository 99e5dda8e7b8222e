import drive from '@adonisjs/drive/services/main'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    delete_files: { keys: string[] }
  }
}

export default job({
  name: 'delete_files',
  async handle({ keys }) {
    for (const key of keys) await drive.use().delete(key)
  },
})
