import drive from '@adonisjs/drive/services/main'

export async function deleteFiles(keys: string[]) {
  for (const key of keys) await drive.use().delete(key)
}
