import drive from '@adonisjs/drive/services/main'

/** Removes stored files, as a job: it starts when the change is committed and is tried again when it fails. */
export async function deleteFiles(keys: string[]) {
  for (const key of keys) await drive.use().delete(key)
}
