import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cleanText } from '#app/http/middleware/clean_input_middleware'
import { consume } from '#app/shared/limits'
import { Refusal } from '#app/shared/refusal'
import { betweenTransactions } from '#app/shared/tenancy'
import { withTemporaryFile } from '#app/shared/temporary_file'
import { UPLOAD_LIMIT_BYTES } from '#config/bodyparser'

const FIELD = 'file'

/** Streams to a temporary path; the framework would search all received bytes for the file type at every piece. */
export default class UploadMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn) {
    const { multipart } = request as { multipart?: Multipart }
    if (!multipart) return next()

    const from = { ip: request.ip(), personId: auth.user?.id }
    return withTemporaryFile(async (path) => {
      const upload = receive(multipart, path)
      await betweenTransactions(() => multipart.process())
      await consume('upload_megabytes', from, megabytes(upload.bytes))
      const file = request.file(FIELD)
      if (file) Object.assign(file, { size: upload.bytes, clientName: cleanText(file.clientName) })
      return next()
    })
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000) + 1

type Multipart = HttpContext['request']['multipart']

function receive(multipart: Multipart, path: string) {
  const upload = { bytes: 0, files: 0 }
  multipart.onFile(FIELD, { deferValidations: true }, async (part) => {
    if (++upload.files > 1) return void multipart.abort(new Refusal(FIELD, 'oneFile'))
    try {
      await pipeline(
        part,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            upload.bytes += chunk.length
            if (upload.bytes > UPLOAD_LIMIT_BYTES) throw new Refusal(FIELD, 'fileTooLarge')
            yield chunk
          }
        },
        createWriteStream(path, { mode: 0o600 })
      )
      return { tmpPath: path }
    } catch (error) {
      multipart.abort(error)
    }
  })
  return upload
}
