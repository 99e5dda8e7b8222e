import { hash } from 'node:crypto'
import type { ReadTransaction } from '#app/travel/batches/reading/types'

/** OVpay tells of a trip again when it was corrected, at times with the same fare. */
function changeOf({ version, note }: ReadTransaction) {
  const isCorrected = version !== null && /\bcorrected\b/.test(note ?? '')
  return `${(version ?? 1) > 1 ? `|v${version}` : ''}${isCorrected ? '|corrected' : ''}`
}

/** Each of identical rows in a file has its own. Without the product: Dutch and English exports word it differently. */
export class Fingerprints {
  // Keyed by 48 bits of the hash, per card: small enough in memory for files of a million rows.
  #seen = new Map<unknown, Map<number, number>>()

  of(card: unknown, row: ReadTransaction) {
    const text = `${row.kind}|${row.at}|${row.endAt ?? ''}|${row.fromPlace ?? ''}|${row.toPlace ?? ''}|${row.amountCents ?? ''}`
    const first = hash('md5', text + changeOf(row))
    const nth = this.#count(card, Number.parseInt(first.slice(0, 12), 16))
    return nth === 1 ? first : hash('md5', `${text}${changeOf(row)}|${nth}`)
  }

  #count(card: unknown, key: number) {
    let counts = this.#seen.get(card)
    if (!counts) this.#seen.set(card, (counts = new Map()))
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    return nth
  }
}
