import { keyedHash } from '#app/platform/shared/keyed_hash'

const SIGNATURE = 12

const sign = (place: string, purpose: string) => keyedHash(`cursor ${purpose} ${place}`).slice(0, SIGNATURE)

/** Signed, so that only values that we wrote reach the database. */
export function encodeCursor(values: readonly string[], purpose: string) {
  const place = Buffer.from(JSON.stringify(values)).toString('base64url')
  return sign(place, purpose) + place
}

export function decodeCursor(cursor: string, purpose: string): string[] | null {
  const place = cursor.slice(SIGNATURE)
  if (!place || cursor.slice(0, SIGNATURE) !== sign(place, purpose)) return null
  return JSON.parse(Buffer.from(place, 'base64url').toString())
}
