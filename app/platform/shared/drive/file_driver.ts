import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FSDriver } from '@adonisjs/drive/drivers/fs'
import { makeFolder } from '#app/platform/shared/drive/make_folder'
import { codeOf } from '#app/platform/shared/error_code'
import { StorageFault } from '#app/platform/shared/drive/storage_fault'

/** FlyDrive's own leaves half of a file, hides why writing failed, and retries for a minute where too many are open. */
export class FileDriver extends FSDriver {
  readonly #root: string

  constructor(root: string) {
    super({ location: root, visibility: 'private' })
    this.#root = root
  }

  async get(key: string) {
    return Buffer.from(await this.getBytes(key)).toString()
  }

  async getBytes(key: string) {
    const file = await this.#open(key)
    try {
      return new Uint8Array(await file.readFile())
    } finally {
      await file.close()
    }
  }

  async getStream(key: string) {
    return (await this.#open(key)).createReadStream()
  }

  put(key: string, contents: string | Uint8Array) {
    return this.putStream(key, Readable.from([Buffer.from(contents)]))
  }

  async putStream(key: string, contents: Readable) {
    const path = join(this.#root, key)
    const partial = `${path}.${randomUUID()}.part`
    // It may fail before anything reads from it.
    contents.on('error', () => {})
    try {
      await makeFolder(dirname(path))
      if (contents.errored) throw contents.errored
      // Flushed: a network drive says only then that it has no room.
      await pipeline(contents, createWriteStream(partial, { flush: true }))
      await rename(partial, path)
    } catch (error) {
      contents.destroy()
      await rm(partial, { force: true }).catch(() => {})
      throw error
    }
  }

  async #open(key: string) {
    try {
      return await open(join(this.#root, key))
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error
      // Where the whole drive is gone, it may come back with all of its files.
      const isThere = await access(this.#root).then(
        () => true,
        () => false
      )
      throw isThere
        ? new StorageFault('missing', `A stored file is missing: ${key}`, { cause: error })
        : new StorageFault('away', 'The drive is not there', { cause: error })
    }
  }
}
