import { extname } from 'node:path'
import type { FileHandle } from 'node:fs/promises'
import { HttpResponse } from '@adonisjs/core/http'
import { create } from 'content-disposition'

type Options = {
  inline?: boolean
  type?: string
}

declare module '@adonisjs/core/http' {
  interface HttpResponse {
    /** Sends a file under a name, whose end says its type. An open file is streamed, and closed. */
    file(name: string, content: string | Buffer | Uint8Array | FileHandle, options?: Options): Promise<void>
  }
}

HttpResponse.macro('file', async function (this: HttpResponse, name, content, { inline = false, type } = {}) {
  if (type) this.header('content-type', type)
  else this.type(extname(name))
  this.header('content-disposition', create(name, { type: inline ? 'inline' : 'attachment' }))

  if (typeof content === 'string' || Buffer.isBuffer(content)) return this.send(content)
  if (content instanceof Uint8Array) return this.send(Buffer.from(content))
  this.header('content-length', String((await content.stat()).size))
  this.stream(content.createReadStream({ start: 0 }))
})
