import { DateTime } from 'luxon'
import type { Person, PersonalData } from '#app/platform/personal_data/personal_data'
import { isoDate } from '#app/platform/shared/clock'
import { streamRows } from '#app/platform/shared/stream_rows'
import { execute } from '#app/platform/shared/execute'
import type { AddFile } from '#app/platform/shared/zip_archive'

type Message = { template: string; created_at: Date; subject: string; html: string; text: string }

export const emailsData: PersonalData = {
  tables: {
    emails: { exported: 'emails/', erased: 'emptied', retained: 'two years (prune_emails)' },
    email_links: {
      exported: { not: 'secrets of messages that wait' },
      erased: 'deleted',
      retained: 'until they are used or expire',
    },
  },
  export: { files: addEmails },
  /** The row and its time stay; the text and the address go. Invitations had no account yet. */
  async erase({ id, tenantId, email }) {
    const theirs = 'tenant_id = ? and (user_id = ? or (user_id is null and lower(to_address) = ?))'
    const values = [tenantId, id, email]
    await execute(`delete from email_links where email_id in (select id from emails where ${theirs})`, values)
    await execute(
      `update emails set to_address = null, subject = '', html = '', text = '',
         message_id = null, problem = null, status = case status when 'queued' then 'failed' else status end
       where ${theirs}`,
      values
    )
  },
}

async function addEmails({ id, tenantId }: Person, add: AddFile) {
  const pages = streamRows<Message>(
    `select template, created_at, subject, html, text from emails
     where tenant_id = $1 and user_id = $2 order by id`,
    [tenantId, id],
    50
  )
  let count = 0
  for await (const messages of pages) {
    for (const { template, created_at: createdAt, subject, html, text } of messages) {
      const number = String(++count).padStart(4, '0')
      const name = `emails/${number}-${isoDate(DateTime.fromJSDate(createdAt))}-${template}`
      await add(`${name}.txt`, `${subject}\n\n${text}`)
      await add(`${name}.html`, html)
    }
  }
  return []
}
