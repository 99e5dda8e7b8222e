import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { asWorker } from '#app/platform/shared/tenancy'

const CHUNK = 5_000

/** Seals what was posted since the last time into the hash chain, and rolls it up. Returns how many transactions. */
export async function sealLedger() {
  let count = 0
  for (;;) {
    const sealed = await asWorker(() => readRow({ count: number('ledger_seal(?)') }, '', [CHUNK]))
    count += sealed!.count
    if (sealed!.count < CHUNK) return count
  }
}
