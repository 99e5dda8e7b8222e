import drive from '@adonisjs/drive/services/main'
import { job } from '#app/platform/queue/job'
import { now } from '#app/platform/shared/clock'
import { text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { asWorker } from '#app/platform/shared/tenancy'

declare module '#app/platform/queue/job' {
  interface Jobs {
    sweep_files: Record<string, never>
  }
}

/** Longer than any request or job takes from storing a file to recording it. */
const HOURS = 24

const AT_ONCE = 500

export default job({ name: 'sweep_files', every: '40 3 * * *', handle: sweepFiles })

export async function sweepFiles() {
  for (let paginationToken: string | undefined; ;) {
    const page = await drive.use().listAll('', { recursive: true, paginationToken })
    const keys = [...page.objects].flatMap((one) => (one.isFile ? one.key : []))
    for (let at = 0; at < keys.length; at += AT_ONCE) await sweep(keys.slice(at, at + AT_ONCE))
    paginationToken = page.paginationToken
    if (!paginationToken) return
  }
}

async function sweep(keys: string[]) {
  const unknown = await asWorker(() =>
    readRows(
      { key: text('key') },
      'from unnest(?::text[]) listed (key) where not exists (select 1 from stored_files s where s.key = listed.key)',
      [keys]
    )
  )
  const before = now().minus({ hours: HOURS }).toMillis()
  for (const { key } of unknown) {
    const { lastModified } = await drive.use().getMetaData(key)
    if (lastModified.getTime() < before) await drive.use().delete(key)
  }
}
