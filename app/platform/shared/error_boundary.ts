import { AsyncLocalStorage } from 'node:async_hooks'
import logger from '@adonisjs/core/services/logger'
import { currentRequest } from '#app/platform/shared/current_request'

export type Bounds = { kind: 'connection' | 'job'; name?: string; id: string }

type Contained = Bounds & { end: (error: unknown) => void }

const contexts = new AsyncLocalStorage<Contained>()

/** An uncaught error, also in a listener or a promise left behind, fails this job alone. */
export async function withErrorBoundary<T>(bounds: Bounds, work: () => Promise<T>): Promise<T> {
  let end!: (error: unknown) => void
  const escaped = new Promise<never>((_, reject) => (end = reject))
  escaped.catch(() => {})
  return contexts.run({ ...bounds, end }, () => Promise.race([work(), escaped]))
}

export function withErrorHandler(bounds: Bounds, end: (error: unknown) => void, work: () => void) {
  contexts.run({ ...bounds, end }, () => {
    try {
      work()
    } catch (error) {
      end(error)
    }
  })
}

export function installErrorBoundary() {
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
