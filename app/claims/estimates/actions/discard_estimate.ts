import Estimate from '#app/claims/estimates/estimate'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { execute } from '#app/platform/shared/execute'
import { asWorker, escalatedToWorker } from '#app/platform/shared/tenancy'

export async function discardEstimate({ id, fileKey }: Estimate) {
  await asWorker(async () => {
    await execute('delete from estimates where id = ?', [id])
    await enqueue('delete_files', { keys: [fileKey] })
  })
}

/** Its file belongs to an upload now. In the transaction of that upload. */
export const forgetEstimate = ({ id }: Estimate) =>
  escalatedToWorker(() => execute('delete from estimates where id = ?', [id]))

export async function pruneEstimates() {
  const expired = await asWorker(() => Estimate.query().where('expires_at', '<=', now().toJSDate()).limit(1_000))
  for (const estimate of expired) await discardEstimate(estimate)
}
