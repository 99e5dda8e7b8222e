import { AsyncLocalStorage } from 'node:async_hooks'
import logger from '@adonisjs/core/services/logger'
import { currentRequest } from '#app/shared/current_request'

/** What an error belongs to: the connection or the job in whose name the code runs. */
export type Bounds = { kind: 'connection' | 'job'; name?: string; id: string }

type Contained = Bounds & { end: (error: unknown) => void }

const contexts = new AsyncLocalStorage<Contained>()

/** Does a job. An error that no one catches, in a listener or a promise that it left behind, fails this job alone. */
export async function contained<T>(bounds: Bounds, work: () => Promise<T>): Promise<T> {
  let end!: (error: unknown) => void
  const escaped = new Promise<never>((_, reject) => (end = reject))
  escaped.catch(() => {})
  return contexts.run({ ...bounds, end }, () => Promise.race([work(), escaped]))
}

/** Does what a listener has to do now; whatever goes wrong, now or later, is handed to `end`. */
export function guarded(bounds: Bounds, end: (error: unknown) => void, work: () => void) {
  contexts.run({ ...bounds, end }, () => {
    try {
      work()
    } catch (error) {
      end(error)
    }
  })
}

/**
 * Keeps the process when an error escapes everything else: it is logged with what it belongs to, and ends that
 * alone. For processes that serve many, once they are up; before that an error has to stop them.
 */
export function containEscapes() {
  process.on('uncaughtException', contain)
  process.on('unhandledRejection', contain)
}

function contain(error: unknown) {
  const context = contexts.getStore()
  const request = currentRequest()
  const belongsTo = context && { kind: context.kind, name: context.name, id: context.id }
  logger.fatal({ err: error, belongsTo, requestId: request?.id }, 'An error escaped')
  try {
    if (context) context.end(error)
    else request?.abort()
  } catch (second) {
    logger.fatal({ err: second }, 'What an escaped error belonged to could not be ended')
  }
}
