import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '#app/platform/shared/error_code'

/** With those above it. The `recursive` of Node says ENOENT of a drive that is read-only. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT') throw error
    await makeFolder(dirname(path))
    await makeFolder(path)
  }
}
