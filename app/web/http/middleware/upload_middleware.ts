import type { IncomingMessage } from 'node:http'
import { MultipartFile } from '@adonisjs/core/bodyparser'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { once } from '#app/web/http/idempotency'
import { cleanInput } from '#app/web/http/middleware/clean_input_middleware'
import { MAX_REST, isForm, readForm } from '#app/web/http/uploads/read_form'
import { UPLOAD_KINDS, type UploadKind } from '#app/web/http/uploads/upload_kinds'
import { fileName } from '#app/platform/shared/clean_text'
import { ipNetwork } from '#app/platform/shared/ip_network'
import { LimitReached, consume, giveBack } from '#app/platform/shared/limits'
import { Refusal } from '#app/platform/shared/refusal'
import { betweenTransactions } from '#app/platform/shared/tenancy'
import { withTemporaryFile } from '#app/platform/shared/temporary_file'
import { NoTurn, Turns } from '#app/platform/shared/turns'
import { requireRoom } from '#app/platform/shared/drive/free_space'
import { takesIdempotencyKey } from '#start/write_kinds'

const FIELD = 'file'

const turns = new Turns({ perKey: 6, inAll: 30, waiting: 60 })
/** Milliseconds. */
const MAX_WAIT = 30_000
const MAX_UPLOAD = 180_000
const RETRY_SECONDS = 10
/** Bytes. A larger body is not read to its end for the sake of a sentence. */
const MAX_DRAINED = 80 * 1024 * 1024

/** Size, bytes and turn are accounted for before the first byte is read; no transaction is open meanwhile. */
export default class UploadMiddleware {
  async handle(ctx: HttpContext, next: NextFn, kind: UploadKind) {
    const { auth, request } = ctx
    const incoming = request.request
    if (!isForm(incoming)) return next()
    const { bytes: maxBytes, tooLarge } = UPLOAD_KINDS[kind]
    const declared = declaredBytes(incoming) ?? maxBytes
    try {
      if (declared > maxBytes + MAX_REST) throw new Refusal(FIELD, tooLarge)
      await requireRoom(declared)
      const from = { ip: request.ip(), personId: auth.user?.id }
      const limit = auth.user ? 'upload_megabytes' : 'visitor_megabytes'
      await consume(limit, from, megabytes(declared))

      return await withTemporaryFile(async (path) => {
        const form = await betweenTransactions(() =>
          inTurn(ipNetwork(from.ip), (signal) => readForm(incoming, { field: FIELD, path, maxBytes, tooLarge, signal }))
        )
        await giveBack(limit, from, megabytes(declared) - megabytes(form.file?.size ?? 0))
        const file = form.file && fileOf(form.file, path)
        request.__raw_files = file ? { [FIELD]: file } : {}
        request.updateBody(cleanInput({ ...form.fields, ...(file && { [FIELD]: file }) }))
        const isOnce = takesIdempotencyKey(ctx.route?.name, request.method())
        return isOnce ? once(ctx, next) : next()
      })
    } finally {
      drain(incoming)
    }
  }
}

async function inTurn<T>(network: string, work: (signal: AbortSignal) => Promise<T>) {
  try {
    return await turns.run(network, MAX_WAIT, () => work(AbortSignal.timeout(MAX_UPLOAD)))
  } catch (error) {
    if (error instanceof NoTurn) throw new LimitReached(FIELD, RETRY_SECONDS)
    if (error instanceof Error && error.name === 'TimeoutError') throw new Refusal(FIELD, 'uploadTooSlow')
    throw error
  }
}

function declaredBytes({ headers }: IncomingMessage) {
  const length = Number(headers['content-length'] ?? Number.NaN)
  return Number.isSafeInteger(length) && length >= 0 ? length : null
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000) + 1

function fileOf({ name, size }: { name: string; size: number }, tmpPath: string) {
  const file = new MultipartFile({ fieldName: FIELD, clientName: fileName(name), headers: {} }, {})
  return Object.assign(file, { size, tmpPath, state: 'consumed' })
}

/** What was not read is received and thrown away: a browser that still sends would not read the answer. */
function drain(request: IncomingMessage) {
  if (request.complete || request.destroyed) return
  let drained = 0
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length
    if (drained > MAX_DRAINED) request.destroy()
  })
  request.resume()
}
