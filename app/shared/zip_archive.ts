import { createWriteStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { now } from '#app/shared/clock'
import { temporaryPath } from '#app/shared/temporary_file'

type Content = string | AsyncIterable<string | Buffer>
/** Adds a file to the archive; the next one may follow when it is written. */
export type AddFile = (name: string, content: Content) => Promise<void>

/** A file without a name: it is gone when it is closed, whatever happens until then. */
export async function openTempFile() {
  const path = temporaryPath()
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

/** Writes a ZIP of what `fill` adds. One file at a time and piece by piece, so that its size costs no memory. */
export async function writeZip(file: FileHandle, fill: (add: AddFile) => Promise<void>) {
  const zip = new ZipFile()
  // Typed as less than it is: a PassThrough.
  const output = zip.outputStream as Readable
  // By its number: a stream of the handle itself would keep it from ever being closed.
  const written = pipeline(output, createWriteStream('', { fd: file.fd, autoClose: false }))
  // It is awaited below; a failure before that must not count as unhandled.
  written.catch(() => {})

  const mtime = now().toJSDate()
  try {
    await fill(async (name, content) => {
      const stream = Readable.from(typeof content === 'string' ? [content] : content)
      zip.addReadStream(stream, name, { mtime })
      // Without the second, a full disk would leave us waiting for a stream that no one reads any more.
      await Promise.race([finished(stream), written])
    })
  } catch (error) {
    output.destroy()
    throw error
  }
  zip.end()
  await written
}
