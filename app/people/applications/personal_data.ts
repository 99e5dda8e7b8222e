import { ownRows } from '#app/platform/personal_data/own_rows'
import { instant, text, texts } from '#app/platform/shared/column'
import { type PersonalData, ofAccount } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const applicationsData: PersonalData = {
  tables: { job_applications: { ...ofAccount, retained: 'four weeks after a rejection (prune_applications)' } },
  export: {
    account: async (person) => ({
      jobApplications: await ownRows(
        'job_applications',
        {
          motivation: text('motivation'),
          availability: texts('availability'),
          regions: texts('regions'),
          transport: texts('transport'),
          status: text('status'),
          createdAt: instant('created_at'),
        },
        person
      ),
    }),
  },
  async erase({ id }) {
    await execute('delete from job_applications where user_id = ?', [id])
  },
}
