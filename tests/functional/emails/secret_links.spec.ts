import { DateTime } from 'luxon'
import { afterEach, describe, expect, test } from 'vitest'
import { requestPasswordReset } from '#app/people/accounts/auth/actions/request_password_reset'
import { sendResetLink } from '#app/people/accounts/auth/actions/send_reset_link'
import { findLink, consumeLink } from '#app/people/accounts/auth/link_tokens'
import type Email from '#app/messages/emails/email'
import { linkOf } from '#app/messages/emails/secret_link'
import { travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { encrypt } from '#app/platform/encryption/encrypt'
import type User from '#app/people/accounts/user'
import env from '#start/env'
import { bodyRead, lastEmailTo } from '#tests/factories/emails'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

afterEach(() => env.set('MAIL_LINKS', 'hidden'))

/** Someone who asked for a reset, and the message with the link. */
async function forgetful(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(given)
  await inTenant(user.tenantId, () => sendResetLink(user))
  const email = await lastEmailTo(user)
  return { user, email, url: (await stored(email))! }
}

const stored = (email: Email) => asWorker(() => linkOf(email))
const rowsOf = (email: Email) => asWorker(() => queryRows('select * from email_links where email_id = ?', [email.id]))

async function readBy(staff: User, user: User, email: Email) {
  const client = await Client.actingAs(staff)
  const frame = await client.get(`/admin/users/${user.publicId}/emails/${email.publicId}`)
  const page = await client.get(`/admin/users/${user.publicId}/emails?email=${email.publicId}`)
  expect([frame.status, page.status]).toEqual([200, 200])
  return frame.body + page.body
}

describe('a link that opens an account', () => {
  test('lies encrypted apart from its message', async () => {
    const { email, url } = await forgetful()
    expect(url).toMatch(/\/reset-password\/[\w.-]{40,}$/)
    expect(JSON.stringify(email.$attributes)).not.toContain(url.split('/').at(-1))
    expect(email.text).toContain('[link]')
    expect(JSON.stringify(await rowsOf(email))).not.toContain(url.split('/').at(-1))
  })

  test('is not shown to staff, by any page, and not by the database', async () => {
    const { user, email, url } = await forgetful()
    const agent = await createUser({ role: 'agent' })
    const seen = await readBy(agent, user, email)
    expect(seen).not.toContain('/reset-password/')
    expect(seen).toContain('[link]')
    expect(await asStaff(() => queryRows('select * from email_links'))).toEqual([])
    expect(await asStaff(() => linkOf(email))).toBeNull()
    expect(url).not.toBeNull()
  })

  test('makes no owner of an agent who asks a reset for one, in the demo either', async () => {
    env.set('MAIL_LINKS', 'shown')
    const [owner, agent] = [await createUser({ role: 'owner' }), await createUser({ role: 'agent' })]
    await requestPasswordReset({
      tenantId: owner.tenantId,
      sealedEmail: encrypt(owner.email, 'reset_request'),
    })
    const email = await lastEmailTo(owner)

    expect(await readBy(agent, owner, email)).not.toContain('/reset-password/')
    expect((await bodyRead(email, owner)).text).toContain('/reset-password/')
  })

  test('of a traveller is shown in the demo, where there is no mailbox', async () => {
    env.set('MAIL_LINKS', 'shown')
    const { user, email, url } = await forgetful()
    expect(await readBy(await createUser({ role: 'agent' }), user, email)).toContain(url)
  })

  test.each(['queued', 'sent', 'failed'] as const)('is not shown when %s', async (status) => {
    env.set('MAIL_LINKS', 'shown')
    const { email, url } = await forgetful()
    email.status = status
    const read = await bodyRead(email, await createUser({ role: 'agent' }))
    expect(read.text + read.html).not.toContain(url)
    expect(read.html).not.toContain('href="[link]"')
  })

  test('is gone when it was used', async () => {
    const { user, email, url } = await forgetful()
    const link = await findLink(url.split('/').at(-1)!, 'reset_password')
    await inTenant(user.tenantId, () => consumeLink(link!))
    expect(await rowsOf(email)).toEqual([])
  })

  test('is gone when a newer one was asked for', async () => {
    const { user, email } = await forgetful()
    await inTenant(user.tenantId, () => sendResetLink(user))
    expect(await rowsOf(email)).toEqual([])
    expect(await rowsOf(await lastEmailTo(user))).toHaveLength(1)
  })

  test('is gone when it expired', async () => {
    const { email } = await forgetful()
    await travelTo(DateTime.now().plus({ days: 10 }), async () => {
      expect(await stored(email)).toBeNull()
      await forgetful()
    })
    expect(await rowsOf(email)).toEqual([])
  })
})

describe('reading someone’s mail', () => {
  test('is written down, once for its page and its frame', async () => {
    const { user, email } = await forgetful()
    const agent = await createUser({ role: 'agent' })
    await readBy(agent, user, email)
    const audited = await asWorker(() =>
      queryRows("select actor_id, subject_id, changes from audit_logs where action = 'email.read' and subject_id = ?", [
        user.id,
      ])
    )
    expect(audited).toEqual([
      {
        actor_id: agent.id,
        subject_id: user.id,
        changes: { email: email.publicId, template: 'reset_password' },
      },
    ])
  })
})
