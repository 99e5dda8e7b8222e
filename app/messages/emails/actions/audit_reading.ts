import type { Actor } from '#app/platform/audit/actor'
import { record } from '#app/messages/events/record'
import type { Subject } from '#app/platform/audit/audit'
import type Email from '#app/messages/emails/email'
import { now } from '#app/platform/shared/clock'
import { exists } from '#app/platform/shared/execute'

/** The page of a message and its frame are two requests; within this time they are one reading. */
const MINUTES_OF_ONE_READING = 10

export async function auditReading(email: Email, { subject }: { subject: Subject }, by: Actor) {
  const known = await exists(
    `select 1 from audit_logs
     where actor_id = ? and action = 'email.read' and changes->>'email' = ? and created_at > ?`,
    [by.id, email.publicId, now().minus({ minutes: MINUTES_OF_ONE_READING }).toSQL()]
  )
  if (known) return
  await record('email.read', subject, by, { email: email.publicId, template: email.template })
}
