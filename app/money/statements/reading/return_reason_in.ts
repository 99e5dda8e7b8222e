import { isReturnReason } from '#app/money/payouts/isomorphic/return_reason'

/** The code at the start of a remittance such as `AC04 rekening opgeheven`. Codes of letters alone can be a word. */
export function returnReasonIn(text: string | null): string | null {
  const code = /^[A-Z]{2}(?:\d{2}|[A-Z]{2})(?![A-Za-z0-9])/.exec(text?.trim() ?? '')?.[0] ?? ''
  const isCode = /\d/.test(code) || code === text?.trim()
  return isCode && isReturnReason(code) ? code : null
}
