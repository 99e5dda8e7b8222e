import { job } from '#app/platform/queue/job'
import { pruneIdempotencyKeys } from '#app/web/http/actions/prune_idempotency_keys'

declare module '#app/platform/queue/job' {
  interface Jobs {
    prune_idempotency_keys: Record<string, never>
  }
}

export default job({
  name: 'prune_idempotency_keys',
  every: '10 4 * * *',
  handle: pruneIdempotencyKeys,
})
