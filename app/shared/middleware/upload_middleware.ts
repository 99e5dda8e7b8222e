import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cleanText } from '#app/shared/middleware/clean_input_middleware'
import { Refusal } from '#app/shared/refusal'
import { UPLOAD_LIMIT_BYTES } from '#config/bodyparser'

const FIELD = 'file'

/**
 * Takes in the file of a form, for the routes that want one, once it is known who sends it. It goes to the machine's
 * folder for temporary files as it comes, through little memory, and is gone when its request is answered. The
 * framework's own way looks for the kind of file in all that came so far, again with every piece.
 */
export default class UploadMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    const { multipart } = request as { multipart?: HttpContext['request']['multipart'] }
    if (!multipart) return next()

    const path = join(tmpdir(), `fareback-${randomUUID()}`)
    let bytes = 0
    let files = 0
    multipart.onFile(FIELD, { deferValidations: true }, async (part) => {
      if (++files > 1) return void multipart.abort(new Refusal(FIELD, 'oneFile'))
      try {
        await pipeline(
          part,
          async function* (chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              bytes += chunk.length
              if (bytes > UPLOAD_LIMIT_BYTES) throw new Refusal(FIELD, 'fileTooLarge')
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

    try {
      await multipart.process()
      const file = request.file(FIELD)
      if (file) Object.assign(file, { size: bytes, clientName: cleanText(file.clientName) })
      return await next()
    } finally {
      await rm(path, { force: true })
    }
  }
}
