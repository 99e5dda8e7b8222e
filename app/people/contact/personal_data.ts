import { ownRows } from '#app/platform/personal_data/own_rows'
import { instant, orNull, text } from '#app/platform/shared/column'
import { type PersonalData, ofAccount } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const contactData: PersonalData = {
  tables: { contact_messages: { ...ofAccount, retained: 'a year after it was answered (prune_messages)' } },
  export: {
    account: async (person) => ({
      contactMessages: await ownRows(
        'contact_messages',
        {
          reference: text('reference'),
          subject: text('subject'),
          message: text('message'),
          status: text('status'),
          answer: orNull(text('answer')),
          answeredAt: orNull(instant('answered_at')),
          createdAt: instant('created_at'),
        },
        person
      ),
    }),
  },
  async erase({ id, tenantId, email }) {
    // What they wrote before they had an account goes as well.
    await execute('delete from contact_messages where tenant_id = ? and (user_id = ? or lower(email) = ?)', [
      tenantId,
      id,
      email,
    ])
  },
}
