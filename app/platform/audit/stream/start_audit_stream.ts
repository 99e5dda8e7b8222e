import { setTimeout as delay } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { openSink } from '#app/platform/audit/stream/audit_sink'
import { MAX_AT_ONCE, streamAuditLogs } from '#app/platform/audit/stream/stream_audit_logs'

/** Milliseconds. */
const PAUSE = 2_000
const MAX_PAUSE = 60_000

export function startAuditStream(target: string) {
  const sink = openSink(target)
  const stopping = new AbortController()
  const { signal } = stopping

  async function run() {
    for (let pause = PAUSE; !signal.aborted;) {
      let count = 0
      try {
        count = await streamAuditLogs(target, sink)
        pause = PAUSE
      } catch (error) {
        logger.error({ err: error }, 'The audit log could not be streamed')
        pause = Math.min(pause * 2, MAX_PAUSE)
      }
      if (count < MAX_AT_ONCE) await delay(pause, undefined, { signal }).catch(() => {})
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
    sink.close()
  }
}
