import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { finished, pipeline } from 'node:stream/promises'
import { Exception } from '@adonisjs/core/exceptions'
import { Busboy } from '@fastify/busboy'
import { UnreadableRequest } from '#app/web/http/middleware/clean_input_middleware'
import { Refusal } from '#app/platform/shared/refusal'

/** Bytes beside the file: boundaries, headers and fields. */
export const MAX_REST = 256 * 1024

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 50,
  parts: 52,
  headerPairs: 50,
  headerSize: 8 * 1024,
}

type ReadFile = { name: string; size: number }
export type ReadForm = { fields: Record<string, string | null>; file: ReadFile | null }

type Options = {
  field: string
  path: string
  maxBytes: number
  tooLarge: string
  signal: AbortSignal
}

/** RFC 7578. Throws a Refusal, UnreadableRequest for what is no form or ends early, and the reason of the signal. */
export async function readForm(request: IncomingMessage, options: Options): Promise<ReadForm> {
  const form: ReadForm = { fields: {}, file: null }
  const parser = parserOf(request)
  const writing: Promise<unknown>[] = []
  let problem: unknown = null
  const fail = (error: unknown) => {
    problem ??= error
    // Not the request itself: its socket has to carry the answer.
    request.unpipe(parser)
    parser.destroy(error as Error)
  }

  parser.on('field', (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut) return fail(new UnreadableRequest('A field is too long'))
    form.fields[name] = value === '' ? null : value
  })
  for (const limit of ['partsLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => fail(new UnreadableRequest('Too many fields')))
  }
  parser.on('file', (name, part, fileName) => {
    part.on('error', () => {})
    if (name !== options.field || !fileName) return part.resume()
    if (form.file) return fail(new Refusal(options.field, 'oneFile'))
    const file = { name: fileName, size: 0 }
    form.file = file
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        file.size += chunk.length
        if (file.size > options.maxBytes) throw new Refusal(options.field, options.tooLarge)
        yield chunk
      }
    }
    const target = createWriteStream(options.path, { mode: 0o600 })
    writing.push(pipeline(part, counted, target).catch(fail))
  })

  try {
    // Not as a pipeline, which takes its socket from a request when it fails; the answer and the log need that.
    request.pipe(parser)
    const { signal } = options
    await Promise.all([finished(request, { signal, writable: false }), finished(parser, { signal })])
    await Promise.all(writing)
  } catch (error) {
    fail(error)
    await Promise.allSettled(writing)
    if (options.signal.aborted) throw options.signal.reason
    throw asProblem(problem ?? error)
  }
  if (problem) throw asProblem(problem)
  return form
}

export const isForm = ({ headers }: IncomingMessage) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

function parserOf({ headers }: IncomingMessage) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: LIMITS,
      // As browsers send a file that has no name of its own.
      isPartAFile: (_name, type, fileName) => fileName !== undefined || type === 'application/octet-stream',
    })
  } catch (error) {
    throw unreadable(error)
  }
}

/** Of the disk, and what is refused in words, as they are; the rest is of the form. */
const asProblem = (error: unknown) =>
  error instanceof Exception || (error instanceof Error && 'errno' in error) ? error : unreadable(error)

const unreadable = (cause: unknown) => new UnreadableRequest('This is no form', { cause })
