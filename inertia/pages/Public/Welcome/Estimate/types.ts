import type { ClaimEstimate } from '#app/claims/claim_summary'

/** `expiresAt`: ISO 8601. */
export type KeptEstimate = { estimate: ClaimEstimate; fileName: string; expiresAt: string }
