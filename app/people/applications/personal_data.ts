import { instant, text, texts } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { type PersonalData, ofAccount } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/tenancy'

export const applicationsData: PersonalData = {
  tables: { job_applications: { ...ofAccount, retained: 'four weeks after a rejection (prune_applications)' } },
  export: {
    account: async ({ id, tenantId }) => ({
      jobApplications: await readRows(
        {
          motivation: text('motivation'),
          availability: texts('availability'),
          regions: texts('regions'),
          transport: texts('transport'),
          status: text('status'),
          createdAt: instant('created_at'),
        },
        'from job_applications where tenant_id = ? and user_id = ? order by id',
        [tenantId, id]
      ),
    }),
  },
  async erase({ id }) {
    await execute('delete from job_applications where user_id = ?', [id])
  },
}
