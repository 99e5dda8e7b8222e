import type { PersonalData } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const requestsData: PersonalData = {
  tables: {
    idempotency_keys: {
      exported: { not: 'random keys of presses' },
      erased: 'deleted',
      retained: 'a day (prune_idempotency_keys)',
    },
  },
  async erase({ id }) {
    await execute('delete from idempotency_keys where user_id = ?', [id])
  },
}
