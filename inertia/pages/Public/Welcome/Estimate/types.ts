import type { ClaimEstimate } from '#app/claims/actions/estimate_claims'

/** `expiresAt`: ISO 8601. */
export type KeptEstimate = { estimate: ClaimEstimate; fileName: string; expiresAt: string }
