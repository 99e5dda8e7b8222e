import { streamStored } from '#app/platform/shared/drive/stored_file'
import logger from '@adonisjs/core/services/logger'
import { isFileMissing } from '#app/platform/shared/drive/storage_fault'
import { betweenTransactions } from '#app/platform/shared/tenancy'
import type { AddFile } from '#app/platform/shared/zip_archive'

/** Answers the name of a file that is missing from the drive: the export comes without it, and says so. */
export async function addStoredFile(add: AddFile, name: string, key: string): Promise<string[]> {
  try {
    await betweenTransactions(async () => add(name, await streamStored(key)))
    return []
  } catch (error) {
    if (!isFileMissing(error)) throw error
    logger.error({ err: error }, 'An export came without a file')
    return [name]
  }
}
