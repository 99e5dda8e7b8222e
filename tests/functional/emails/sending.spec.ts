import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import Email from '#app/messages/emails/email'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import type { SecretLink } from '#app/messages/emails/secret_link'
import { TEMPLATES, type TemplateName } from '#app/messages/emails/templates'
import { travelTo } from '#app/platform/shared/clock'
import { LOCALES } from '#app/platform/shared/locale'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { SAMPLE_VALUES, secretLink, emailsTo, lastEmailTo } from '#tests/factories/emails'
import { createTenant, createUser } from '#tests/factories/users'

const LINK = 'http://localhost/reset-password/very-secret?a=1&b=2'

const sendTo = (user: User, name: TemplateName, values: object, link?: SecretLink) =>
  inTenant(user.tenantId, () => sendEmail(recipientOf(user), name, values as never, link))

const stored = (user: User) => lastEmailTo(user)

describe('sending a message', () => {
  test('stores it as HTML and as text, in the language of its reader', async () => {
    const user = await createUser({ firstName: 'Sanne' })
    await travelTo(DateTime.fromISO('2026-11-03T14:05:00+01:00'), () => sendTo(user, 'password_changed', {}))

    const email = await lastEmailTo(user)
    expect(email.$attributes).toMatchObject({
      tenantId: user.tenantId,
      toAddress: user.email,
      template: 'password_changed',
      topic: 'security',
      locale: 'nl',
      subject: 'Je wachtwoord is gewijzigd',
      status: 'stored',
    })
    expect(email.createdAt.toUTC().toISO()).toBe('2026-11-03T13:05:00.000Z')
    for (const body of [email.html, email.text]) {
      expect(body).toContain('Hoi Sanne,')
      expect(body).toContain('Op 3 november 2026 om 14:05 is het wachtwoord')
      expect(body).toContain('http://localhost/forgot-password')
    }
    expect(email.html).toContain('lang="nl"')
  })

  test('leads the people of an organisation to its own pages', async () => {
    const tenant = await createTenant()
    const user = await createUser({ tenantId: tenant.id })
    await sendTo(user, 'password_changed', {})
    await sendTo(user, 'finish_onboarding', {})

    const [reminder, changed] = await emailsTo(user)
    expect(changed.text).toContain(`http://localhost/t/${tenant.slug}/forgot-password`)
    expect(reminder.text).toContain('http://localhost/onboarding\n')
    expect(reminder.text).toContain(`http://localhost/t/${tenant.slug}/profile/emails`)
  })

  test.each(['inTenant', 'asStaff', 'asWorker'] as const)('works %s', async (scope) => {
    const user = await createUser({ tenantId: (await createTenant()).id })
    const send = () => sendEmail(recipientOf(user), 'finish_onboarding', {})
    if (scope === 'inTenant') await inTenant(user.tenantId, send)
    else await (scope === 'asStaff' ? asStaff : asWorker)(send)

    expect(await emailsTo(user)).toHaveLength(1)
  })

  test('leaves nothing when the change is rolled back', async () => {
    const user = await createUser()
    const change = inTenant(user.tenantId, async () => {
      await sendEmail(recipientOf(user), 'two_factor_on', {})
      throw new Error('no after all')
    })

    await expect(change).rejects.toThrow('no after all')
    expect(await emailsTo(user)).toEqual([])
  })

  test('goes to an address without an account as well', async () => {
    const tenant = await createTenant()
    const to = {
      tenantId: tenant.id,
      userId: null,
      address: 'new@example.test',
      firstName: 'Bo',
      locale: 'en' as const,
    }
    await inTenant(tenant.id, () =>
      sendEmail(to, 'invitation', { tenant: 'Delft', inviter: 'Marieke' }, secretLink(LINK))
    )

    const [email] = await asStaff(() => Email.query().where('tenant_id', tenant.id))
    expect(email.$attributes).toMatchObject({
      userId: null,
      subject: 'Marieke invites you to Delft',
    })
  })

  test('is not seen by another tenant', async () => {
    const user = await createUser()
    await sendTo(user, 'welcome', {})
    const other = await createTenant()

    expect(await inTenant(other.id, () => queryRows('select 1 from emails'))).toEqual([])
  })

  test.each(Object.keys(TEMPLATES) as TemplateName[])('fills every gap of %s', async (name) => {
    const user = await createUser({ firstName: 'Sanne' })
    const needsLink = 'linkMinutes' in TEMPLATES[name]
    for (const locale of LOCALES) {
      await asWorker(() =>
        sendEmail(
          { ...recipientOf(user), locale },
          name,
          SAMPLE_VALUES[name] as never,
          needsLink ? secretLink(LINK) : undefined
        )
      )
      const email = await lastEmailTo(user)
      for (const text of [email.subject, email.text, email.html.replaceAll(/<style>[^]*?<\/style>/g, '')]) {
        expect(text).not.toMatch(/[{}]|undefined|null|NaN|Invalid|translation missing/)
      }
    }
  })
})

describe('optional messages', () => {
  test('are not stored for people who switched them off', async () => {
    const user = await createUser()
    await asWorker(() => user.merge({ mutedEmails: ['claims'] }).save())

    await sendTo(user, 'claim_decided', SAMPLE_VALUES.claim_decided)
    await sendTo(user, 'finish_onboarding', {})

    expect((await emailsTo(user)).map((email) => email.template)).toEqual(['finish_onboarding'])
  })

  test('say how to switch them off; the others do not', async () => {
    const user = await createUser()
    await sendTo(user, 'claim_decided', SAMPLE_VALUES.claim_decided)
    const { html, text } = await stored(user)
    expect(html).toContain('href="http://localhost/unsubscribe/')
    expect(text).toContain('http://localhost/unsubscribe/')

    await sendTo(user, 'password_changed', {})
    expect((await stored(user)).html).not.toContain('unsubscribe')
  })

  test('about security and money come even when they are on the list', async () => {
    const user = await createUser()
    await asWorker(() => user.merge({ mutedEmails: ['security', 'money', 'account'] }).save())

    await sendTo(user, 'password_changed', {})
    await sendTo(user, 'refund_received', SAMPLE_VALUES.refund_received)
    await sendTo(user, 'welcome', {})

    expect(await emailsTo(user)).toHaveLength(3)
  })
})

describe('what people typed', () => {
  const EVIL = '<script>alert(1)</script>"\'&'
  const ESCAPED = '&lt;script&gt;alert(1)&lt;/script&gt;'

  test('is never markup: a passkey, a file, an operator', async () => {
    const user = await createUser()
    const told = [
      ['passkey_added', { name: EVIL }],
      ['batch_imported', { ...SAMPLE_VALUES.batch_imported, file: EVIL }],
      ['refund_received', { operator: EVIL, netCents: 100 }],
    ] as const
    for (const [name, values] of told) {
      await sendTo(user, name, values)
      const { html, text } = await stored(user)
      expect(html).toContain(ESCAPED)
      expect(html).not.toContain('<script')
      expect(text).toContain(EVIL)
    }
  })

  test('is no name when it is not one', async () => {
    for (const firstName of [EVIL, 'Win at evil.example', 'http://evil.example', 'Bcc: x@y.z']) {
      const user = await createUser({ firstName })
      await sendTo(user, 'verify_email', { waitingCents: 0 }, secretLink(LINK))

      const { html, text } = await stored(user)
      expect(html).not.toContain('<script')
      expect(text).not.toContain(firstName)
      expect(text).not.toContain('Hoi')
    }
    for (const firstName of ['Zoë', 'Jan-Peter', "D'Arcy", 'J. R.', 'Nguyễn Văn', '明']) {
      const user = await createUser({ firstName })
      await sendTo(user, 'welcome', {})
      expect((await stored(user)).text).toContain(`Hoi ${firstName},`)
    }
  })

  test('stays on its line', async () => {
    const user = await createUser()
    const inviter = 'Marieke\r\nBcc: everyone@example.test\r\n\r\nHello'
    await sendTo(user, 'invitation', { tenant: 'Delft', inviter }, secretLink(LINK))

    const email = await lastEmailTo(user)
    expect(email.subject).not.toMatch(/[\r\n]/)
    expect(email.subject).toContain('Marieke Bcc: everyone@example.test Hello')
  })
})

describe('a link that opens something by itself', () => {
  test('is asked for, and given, exactly where there is a button for it', async () => {
    const user = await createUser()
    await expect(sendTo(user, 'reset_password', {})).rejects.toThrow(/with a link/)
    await expect(sendTo(user, 'welcome', {}, secretLink(LINK))).rejects.toThrow(/without a link/)
  })
})

describe('the last message of an erased account', () => {
  test('keeps nothing of whom it went to', async () => {
    const user = await createUser({ firstName: 'Sanne' })
    await sendTo(user, 'account_erased', {
      reference: 'ERA-1',
      paidOutCents: 1208,
      givenUpCents: 0,
    })

    const email = await lastEmailTo(user)
    expect(email.toAddress).toBeNull()
    expect(email.html + email.text).not.toContain('Sanne')
    expect(email.text).toContain('€\u00A012,08')
    expect(email.text).not.toContain('afgezien')
  })
})
