import { number } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'
import { asWorker } from '#app/platform/shared/tenancy'

/** After a change of the profile, which says what was on a card where nothing else does. */
export const rebuildTravelOf = (userId: number) =>
  asWorker(async () => {
    const cards = await readRows({ id: number('id') }, 'from ovcp_cards where user_id = ?', [userId])
    await rebuildTravel(cards.map(({ id }) => id))
  })
