import { timingSafeEqual } from 'node:crypto'

/** Compares secrets in a time that says nothing of where they differ. */
export function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
