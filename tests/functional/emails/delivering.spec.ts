import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import env from '#start/env'
import Email from '#app/messages/emails/email'
import { deliverEmail } from '#app/messages/emails/actions/deliver_email'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { type SecretLink, linkOf } from '#app/messages/emails/secret_link'
import type { TemplateName } from '#app/messages/emails/templates'
import { EMAIL_RETRIES } from '#app/messages/emails/email_retries'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { SAMPLE_VALUES, secretLink, lastEmailTo } from '#tests/factories/emails'
import { createUser } from '#tests/factories/users'
import { MailServer } from '#tests/support/mail_server'

const LINK = 'http://localhost/reset-password/very-secret'

let server: MailServer

beforeAll(async () => {
  server = await new MailServer().start()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.received.length = 0
  Object.assign(server, { refuseReader: null, refuseMessage: null, delay: 0 })
})

async function queued(user: User, name: TemplateName, values: object = {}, link?: SecretLink) {
  await inTenant(user.tenantId, () => sendEmail(recipientOf(user), name, values as never, link))
  return lastEmailTo(user)
}

const fresh = (email: Email) => asStaff(() => Email.findOrFail(email.id))

const jobsOf = (email: Email) =>
  queryRows("select 1 from pgboss.job where name = 'send_email' and data->>'emailId' = ?", [String(email.id)])

describe('delivering a message', () => {
  test('is left to the worker', async () => {
    const email = await queued(await createUser(), 'two_factor_on')

    expect(email.$attributes).toMatchObject({ status: 'queued', sentAt: null, attempts: 0 })
    expect(await jobsOf(email)).toHaveLength(1)
    expect(server.received).toEqual([])
  })

  test('sends both forms to its reader, as a machine would', async () => {
    const user = await createUser({ firstName: 'Sanne' })
    const email = await queued(user, 'two_factor_on')
    await deliverEmail(email.id)

    const [mail] = server.received
    expect(mail.readers).toEqual([user.email])
    expect(mail).toMatchObject({
      subject: 'Tweestapsverificatie staat aan',
      from: { name: 'Fareback', address: 'help@fareback.example' },
      to: [{ address: user.email }],
    })
    expect(mail.text).toContain('Hoi Sanne,')
    expect(mail.html).toContain('Hoi Sanne,')
    expect(headersOf(mail)).toMatchObject({
      'auto-submitted': 'auto-generated',
      'x-entity-ref-id': email.publicId,
    })
    expect(headersOf(mail)).not.toHaveProperty('list-unsubscribe')

    const sent = await fresh(email)
    expect(sent.$attributes).toMatchObject({ status: 'sent', attempts: 1, problem: null })
    expect(sent.messageId).toBe(`<${email.publicId}@localhost>`)
    expect(mail.messageId).toBe(sent.messageId)
    expect(sent.sentAt).not.toBeNull()
  })

  test('offers one click to be rid of an optional one', async () => {
    const email = await queued(await createUser(), 'claim_decided', SAMPLE_VALUES.claim_decided)
    await deliverEmail(email.id)

    expect(headersOf(server.received[0])).toMatchObject({
      'list-unsubscribe': expect.stringMatching(/^<http:\/\/localhost\/unsubscribe\/[\w.-]+>$/),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
  })

  test('puts the secret link in, and forgets it', async () => {
    const email = await queued(await createUser(), 'reset_password', {}, secretLink(LINK))
    await deliverEmail(email.id)

    const [mail] = server.received
    expect(mail.html).toContain(`href="${LINK}"`)
    expect(mail.text).toContain(LINK)
    expect(mail.raw).not.toContain('[link]')

    const sent = await fresh(email)
    expect(await asWorker(() => linkOf(sent))).toBeNull()
    expect(sent.text).toContain('[link]')
  })

  test('does not send a message whose link is gone', async () => {
    const email = await queued(await createUser(), 'reset_password', {}, secretLink(LINK))
    await asWorker(() => queryRows('delete from email_links where email_id = ?', [email.id]))
    await deliverEmail(email.id)

    expect(server.received).toEqual([])
    const { status, problem } = await fresh(email)
    expect({ status, problem }).toEqual({
      status: 'failed',
      problem: 'The link in it no longer works.',
    })
  })

  test('keeps the link of a message that failed, to be sent again', async () => {
    const email = await queued(await createUser(), 'reset_password', {}, secretLink(LINK))
    server.refuseReader = { code: 550, text: 'No such mailbox' }
    await deliverEmail(email.id)

    const failed = await fresh(email)
    expect(failed.status).toBe('failed')
    expect(await asWorker(() => linkOf(failed))).toBe(LINK)
  })

  test('keeps a name with line breaks out of the headers', async () => {
    const inviter = 'Marieke\r\nBcc: everyone@example.test\r\nX-Evil: yes'
    const email = await queued(await createUser(), 'invitation', { tenant: 'Delft', inviter }, secretLink(LINK))
    await deliverEmail(email.id)

    const [mail] = server.received
    expect(mail.readers).toHaveLength(1)
    expect(mail.bcc ?? []).toEqual([])
    expect(headersOf(mail)).not.toHaveProperty('x-evil')
    expect(mail.subject).toContain('Marieke Bcc: everyone@example.test X-Evil: yes')
  })

  test('happens once, however often it is asked for', async () => {
    const email = await queued(await createUser(), 'two_factor_on')
    await deliverEmail(email.id)
    await deliverEmail(email.id)

    expect(server.received).toHaveLength(1)
    expect((await fresh(email)).attempts).toBe(1)
  })

  test('happens once when two workers do it at the same time', async () => {
    const email = await queued(await createUser(), 'two_factor_on')
    server.delay = 200
    const tries = await Promise.allSettled([1, 2, 3].map(() => deliverEmail(email.id)))

    // The others come back later, should the first have died.
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(server.received).toHaveLength(1)
    expect((await fresh(email)).status).toBe('sent')
  })

  test('of a message that is gone does nothing', async () => {
    await deliverEmail(999_999_999)
    expect(server.received).toEqual([])
  })

  test('forgets the address of an erased account', async () => {
    const user = await createUser()
    const email = await queued(user, 'account_erased', SAMPLE_VALUES.account_erased)
    expect(email.toAddress).toBe(user.email)
    await deliverEmail(email.id)

    expect(server.received[0].readers).toEqual([user.email])
    expect((await fresh(email)).toAddress).toBeNull()
  })

  test('keeps the message when there is no mail server any more', async () => {
    const email = await queued(await createUser(), 'two_factor_on')
    env.set('MAIL_TRANSPORT', 'stored')
    await deliverEmail(email.id).finally(() => env.set('MAIL_TRANSPORT', 'smtp'))

    expect((await fresh(email)).$attributes).toMatchObject({ status: 'stored', attempts: 0 })
    expect(server.received).toEqual([])
  })
})

describe('a message that cannot be delivered', () => {
  test('is tried again, and the reason is kept', async () => {
    const email = await queued(await createUser(), 'reset_password', {}, secretLink(LINK))
    server.refuseMessage = { code: 451, text: 'Try again later' }

    await expect(deliverEmail(email.id)).rejects.toThrow('Try again later')
    expect((await fresh(email)).$attributes).toMatchObject({
      status: 'queued',
      attempts: 1,
      problem: expect.stringContaining('451 Try again later'),
    })

    server.refuseMessage = null
    await deliverEmail(email.id)
    expect((await fresh(email)).$attributes).toMatchObject({
      status: 'sent',
      attempts: 2,
      problem: null,
    })
    expect(server.received[0].text).toContain(LINK)
  })

  test('has failed after the last try', async () => {
    const email = await queued(await createUser(), 'two_factor_on')
    await asWorker(() => Email.query().where('id', email.id).update({ attempts: EMAIL_RETRIES.retryLimit }))
    server.refuseReader = { code: 450, text: 'Mailbox is busy' }

    await expect(deliverEmail(email.id)).rejects.toThrow('Mailbox is busy')
    expect((await fresh(email)).$attributes).toMatchObject({ status: 'failed', sentAt: null })

    server.refuseReader = null
    await deliverEmail(email.id)
    expect(server.received).toEqual([])
  })

  test('is not tried again when the reader does not exist', async () => {
    const email = await queued(await createUser(), 'two_factor_on')
    server.refuseReader = { code: 550, text: 'No such mailbox' }
    await deliverEmail(email.id)

    expect((await fresh(email)).$attributes).toMatchObject({
      status: 'failed',
      attempts: 1,
      problem: expect.stringContaining('No such mailbox'),
    })
  })

  test('of an erased account is given up without a trace of its address', async () => {
    const user = await createUser()
    const email = await queued(user, 'account_erased', SAMPLE_VALUES.account_erased)
    server.refuseReader = { code: 550, text: `<${user.email}> is unknown here` }
    await deliverEmail(email.id)

    const failed = await fresh(email)
    expect(failed.$attributes).toMatchObject({
      status: 'failed',
      toAddress: null,
      problem: expect.stringContaining('<[address]> is unknown here'),
    })
    expect(JSON.stringify(failed.$attributes)).not.toContain(user.email)
  })

  test('whose reader was erased while it waited is not tried', async () => {
    const email = await queued(await createUser(), 'two_factor_on')
    await asWorker(() => Email.query().where('id', email.id).update({ to_address: null }))
    await deliverEmail(email.id)

    expect((await fresh(email)).$attributes).toMatchObject({ status: 'failed', attempts: 0 })
    expect(server.received).toEqual([])
  })

  test('waits for a mail server that is down', async () => {
    const email = await queued(await createUser(), 'two_factor_on')
    await server.stop()
    env.set('MAIL_TRANSPORT', 'smtp')

    await expect(deliverEmail(email.id)).rejects.toThrow(/ECONNREFUSED/)
    expect((await fresh(email)).$attributes).toMatchObject({ status: 'queued', attempts: 1 })

    server = await new MailServer().start()
    await deliverEmail(email.id)
    expect((await fresh(email)).status).toBe('sent')
  })
})

const headersOf = (mail: MailServer['received'][number]) =>
  Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
