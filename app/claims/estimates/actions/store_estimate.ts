import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { randomUUID } from 'node:crypto'
import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import { maskedName } from '#app/travel/batches/masked_name'
import { withStoredFiles, sha256Of } from '#app/platform/shared/drive/stored_file'
import Estimate from '#app/claims/estimates/estimate'
import { hashOfToken, newToken } from '#app/claims/estimates/estimate_token'
import { fileName } from '#app/platform/shared/clean_text'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { asWorker } from '#app/platform/shared/tenancy'

const HOURS = 24
/** Of all visitors together. */
const MAX_KEPT_BYTES = 2_000_000_000

/** Gives the token that finds it. Throws a Refusal when there is no room. */
export async function storeEstimate(file: { path: string; name: string; size: number }, result: ClaimEstimate) {
  await asWorker(refuseBeyondRoom)
  const fileKey = `estimates/${randomUUID()}`
  const checksum = await sha256Of(file.path)
  const token = newToken()
  await withStoredFiles([{ key: fileKey, path: file.path }], () =>
    asWorker(() =>
      Estimate.create({
        tokenHash: hashOfToken(token),
        ...maskedName(fileName(file.name)),
        fileKey,
        checksum,
        byteSize: file.size,
        result,
        expiresAt: now().plus({ hours: HOURS }),
        createdAt: now(),
      })
    )
  )
  return token
}

async function refuseBeyondRoom() {
  const kept = await readRow({ bytes: number('coalesce(sum(byte_size), 0)::bigint') }, 'from estimates')
  if (kept!.bytes > MAX_KEPT_BYTES) throw new Refusal('file', 'noRoomForEstimates')
}
