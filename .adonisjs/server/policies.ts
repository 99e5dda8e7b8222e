export const policies = {
  ClaimPolicy: () => import('#app/claims/claim_policy'),
  PayoutsPayoutRunPolicy: () => import('#app/payouts/payout_run_policy'),
}

