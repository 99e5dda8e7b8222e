import { randomUUID } from 'node:crypto'
import type { ClaimEstimate } from '#app/claims/claim_summary'
import { maskedName, storeWhole } from '#app/batches/stored_file'
import Estimate from '#app/estimates/estimate'
import { hashOfToken, newToken } from '#app/estimates/estimate_token'
import { now } from '#app/shared/clock'
import { asWorker } from '#app/shared/tenancy'

const HOURS = 24

/** Stores the file for a day, as its owner agreed to, and gives the token that finds it. */
export async function keepEstimate(
  file: { path: string; name: string; size: number },
  result: ClaimEstimate
) {
  const fileKey = `estimates/${randomUUID()}`
  await storeWhole(fileKey, file.path)
  const token = newToken()
  await asWorker(() =>
    Estimate.create({
      tokenHash: hashOfToken(token),
      ...maskedName(file.name.slice(0, 200)),
      fileKey,
      byteSize: file.size,
      result,
      expiresAt: now().plus({ hours: HOURS }),
      createdAt: now(),
    })
  )
  return token
}
