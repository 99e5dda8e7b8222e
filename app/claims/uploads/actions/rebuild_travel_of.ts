import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'
import { asWorker, queryRows } from '#app/platform/shared/tenancy'

/** After a change of the profile, which says what was on a card where nothing else does. */
export const rebuildTravelOf = (userId: number) =>
  asWorker(async () => {
    const cards = await queryRows<{ id: number }>('select id from ovcp_cards where user_id = ?', [userId]) // prettier-ignore
    await rebuildTravel(cards.map(({ id }) => id))
  })
