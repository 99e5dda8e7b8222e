import { claimList } from '#app/claims/claim_list'
import type { List } from '#app/lists/define_list'
import { payoutRunList } from '#app/payouts/payout_run_list'
import { tripList } from '#app/trips/trip_list'
import { userList } from '#app/users/user_list'

/** Every list that staff have, by name: what is true of one is tested of all. */
export const staffLists: List[] = [claimList, tripList, userList, payoutRunList]
