import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, type ZipFile, openPromise } from 'yauzl'
import { READING_LIMITS } from '#app/travel/batches/reading/limits'
import { UnreadableFile } from '#app/travel/batches/reading/types'

export class Zip {
  private constructor(
    readonly file: ZipFile,
    readonly entries: Map<string, Entry>
  ) {}

  /** Throws UnreadableFile when the zip is damaged, or inflates to more than READING_LIMITS allows. */
  static async open(path: string) {
    const file = await openPromise(path, { autoClose: false }).catch(() => {
      throw new UnreadableFile('brokenWorkbook')
    })
    try {
      return new Zip(file, await entriesOf(file))
    } catch (error) {
      file.close()
      throw error
    }
  }

  close() {
    this.file.close()
  }

  has(name: string) {
    return this.entries.has(name)
  }

  async *content(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name)
    if (!entry) return

    let checksum = 0
    const stream = await this.#stream(entry)
    try {
      for await (const chunk of stream) {
        checksum = crc32(chunk as Buffer, checksum)
        yield chunk as Buffer
      }
    } catch {
      throw new UnreadableFile('brokenWorkbook')
    } finally {
      stream.destroy()
    }
    if (checksum !== entry.crc32) throw new UnreadableFile('brokenWorkbook')
  }

  #stream(entry: Entry): Promise<Readable> {
    return this.file.openReadStreamPromise(entry).catch(() => {
      throw new UnreadableFile('brokenWorkbook')
    })
  }
}

async function entriesOf(file: ZipFile) {
  if (file.entryCount > READING_LIMITS.zipEntries) throw new UnreadableFile('workbookTooLarge')
  const entries = new Map<string, Entry>()
  let inflatedBytes = 0
  try {
    for await (const entry of file.eachEntry()) {
      entries.set(entry.fileName, entry)
      inflatedBytes += entry.uncompressedSize
    }
  } catch {
    throw new UnreadableFile('brokenWorkbook')
  }
  if (inflatedBytes > READING_LIMITS.inflatedBytes) throw new UnreadableFile('workbookTooLarge')
  return entries
}
