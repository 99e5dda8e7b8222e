import { createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { now } from '#app/platform/shared/clock'
import { removeTemporary, temporaryPath } from '#app/platform/shared/temporary_file'

type Content = string | AsyncIterable<string | Buffer>
export type AddFile = (name: string, content: Content) => Promise<void>

export async function openTempFile() {
  const path = temporaryPath()
  const file = await open(path, 'wx+', 0o600)
  await removeTemporary(path)
  return file
}

export async function writeZip(file: FileHandle, fill: (add: AddFile) => Promise<void>) {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // By descriptor: a stream of the handle itself would never let it close.
  const written = pipeline(output, createWriteStream('', { fd: file.fd, autoClose: false }))
  written.catch(() => {})

  const mtime = now().toJSDate()
  try {
    await fill(async (name, content) => {
      const stream = Readable.from(typeof content === 'string' ? [content] : content)
      zip.addReadStream(stream, name, { mtime })
      // Without `written`, a full disk would leave this waiting for a stream that nobody reads.
      await Promise.race([finished(stream), written])
    })
  } catch (error) {
    output.destroy()
    throw error
  }
  zip.end()
  await written
}
