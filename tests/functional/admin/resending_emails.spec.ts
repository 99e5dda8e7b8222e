import { DateTime } from 'luxon'
import { afterEach, describe, expect, test } from 'vitest'
import env from '#start/env'
import AuditLog from '#app/platform/audit/audit_log'
import Email from '#app/messages/emails/email'
import { resendEmail } from '#app/messages/emails/actions/resend_email'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { type SecretLink, deleteLink, linkOf } from '#app/messages/emails/secret_link'
import type { TemplateName } from '#app/messages/emails/templates'
import EmailTransformer from '#app/messages/emails/transformers/email_transformer'
import { travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { SAMPLE_VALUES, secretLink, emailsTo, lastEmailTo } from '#tests/factories/emails'
import { createUser } from '#tests/factories/users'

const LINK = 'http://localhost/verify-email/very-secret'

async function sent(user: User, name: TemplateName, values: object = {}, link?: SecretLink) {
  await inTenant(user.tenantId, () => sendEmail(recipientOf(user), name, values as never, link))
  return lastEmailTo(user)
}

const resend = (email: Email, by: User) => asStaff(async () => resendEmail(await Email.findOrFail(email.id), by))

const change = (email: Email, changes: object) =>
  asWorker(async () => (await Email.findOrFail(email.id)).merge(changes).save())

const refused = (key: string) => expect.objectContaining({ field: 'email', key })

afterEach(() => env.set('MAIL_TRANSPORT', 'stored'))

describe('sending a message again', () => {
  test('sends the same words to the same address, as a message of its own', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const email = await sent(user, 'two_factor_on')
    const address = user.email
    await asWorker(() => user.merge({ email: `new-${user.email}` }).save())
    const copy = await resend(email, agent)

    expect(copy.publicId).not.toBe(email.publicId)
    expect(copy.$attributes).toMatchObject({
      toAddress: address,
      subject: email.subject,
      text: email.text,
      html: email.html,
      resendOfId: email.id,
      attempts: 0,
    })
    expect(new EmailTransformer(copy).toObject()).toMatchObject({ isResend: true })
    expect(new EmailTransformer(email).toObject()).toMatchObject({ isResend: false })
  })

  test('is written down under the name of who did it', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const email = await sent(user, 'two_factor_on')
    await resend(email, agent)

    const log = await asStaff(() =>
      AuditLog.query().where({ action: 'email.resent', subject_id: user.id }).firstOrFail()
    )
    expect(log.$attributes).toMatchObject({
      actorId: agent.id,
      subjectType: 'user',
      changes: { email: email.publicId, template: 'two_factor_on' },
    })
  })

  test('names the first one, also from a copy', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const email = await sent(user, 'two_factor_on')
    const copy = await resend(await resend(email, agent), agent)

    expect(copy.resendOfId).toBe(email.id)
  })

  test('is left to the worker', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const email = await sent(user, 'two_factor_on')
    env.set('MAIL_TRANSPORT', 'smtp')
    const copy = await resend(email, agent)

    expect(copy.status).toBe('queued')
    expect(await queryRows("select 1 from pgboss.job where data->>'emailId' = ?", [String(copy.id)])).toHaveLength(1)
  })

  test('keeps a link that still works, and keeps it secret', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    env.set('MAIL_TRANSPORT', 'smtp')
    const email = await sent(user, 'verify_email', { waitingCents: 0 }, secretLink(LINK))
    await change(email, { status: 'failed' })
    const copy = await resend(email, agent)

    expect(await asWorker(() => linkOf(copy))).toBe(LINK)
    expect(await asStaff(() => linkOf(copy))).toBeNull()
    expect(copy.text).not.toContain('very-secret')
  })

  test('is refused when its link has gone out, or has expired', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const email = await sent(user, 'verify_email', { waitingCents: 0 }, secretLink(LINK))

    const tomorrow = DateTime.now().plus({ hours: 25 })
    await expect(travelTo(tomorrow, () => resend(email, agent))).rejects.toEqual(refused('emailLinkExpired'))

    await asWorker(() => deleteLink(email))
    await expect(resend(email, agent)).rejects.toEqual(refused('emailLinkGone'))
    expect(await emailsTo(user)).toHaveLength(1)
  })

  test('is refused while it is on its way, also for the second of two at once', async () => {
    const user = await createUser()
    const [one, other] = [await createUser({ role: 'agent' }), await createUser({ role: 'owner' })]
    const email = await sent(user, 'two_factor_on')
    env.set('MAIL_TRANSPORT', 'smtp')

    const answers = await Promise.allSettled([resend(email, one), resend(email, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refused('emailOnItsWay'),
    })
    await expect(resend(email, one)).rejects.toEqual(refused('emailOnItsWay'))
    expect(await emailsTo(user)).toHaveLength(2)
  })

  test('is refused to someone who switched it off, and without an address', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const decided = await sent(user, 'claim_decided', SAMPLE_VALUES.claim_decided)
    const erased = await sent(user, 'account_erased', SAMPLE_VALUES.account_erased)
    await asWorker(() => user.merge({ mutedEmails: ['claims'] }).save())

    await expect(resend(decided, agent)).rejects.toEqual(refused('emailMuted'))
    await expect(resend(erased, agent)).rejects.toEqual(refused('emailAddressGone'))
  })
})

describe('a message as staff see it', () => {
  test('has what a list needs, and its words when opened', async () => {
    const user = await createUser()
    const email = await sent(user, 'verify_email', { waitingCents: 0 }, secretLink(LINK))

    const row = new EmailTransformer(email).toObject()
    expect(row).toEqual({
      id: email.publicId,
      subject: 'Bevestig je e-mailadres',
      template: 'verify_email',
      topic: 'account',
      toAddress: user.email,
      status: 'stored',
      createdAt: expect.any(String),
      sentAt: expect.any(String),
      problem: null,
      isResend: false,
    })
    expect(JSON.stringify(row)).not.toContain('very-secret')
  })
})
