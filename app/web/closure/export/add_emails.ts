import { streamRows } from '#app/platform/shared/stream_rows'
import { isoDate } from '#app/platform/shared/clock'
import type { AddFile } from '#app/platform/shared/zip_archive'
import type User from '#app/people/accounts/user'
import { DateTime } from 'luxon'

type Message = { template: string; createdAt: Date; subject: string; html: string; text: string }

export async function addEmails(user: User, add: AddFile) {
  const pages = streamRows<Message>(
    `select template, created_at as "createdAt", subject, html, text from emails
     where tenant_id = $1 and user_id = $2 order by id`,
    [user.tenantId, user.id],
    50
  )
  let count = 0
  for await (const messages of pages) {
    for (const { template, createdAt, subject, html, text } of messages) {
      const name = `emails/${numbered(++count)}-${isoDate(DateTime.fromJSDate(createdAt))}-${template}`
      await add(`${name}.txt`, `${subject}\n\n${text}`)
      await add(`${name}.html`, html)
    }
  }
}

const numbered = (count: number) => String(count).padStart(4, '0')
