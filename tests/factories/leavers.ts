import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { audit } from '#app/platform/audit/audit'
import Email from '#app/messages/emails/email'
import JobApplication from '#app/people/applications/job_application'
import Mandate from '#app/claims/claims/mandate'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { encrypt } from '#app/platform/encryption/encrypt'
import type User from '#app/people/accounts/user'
import { createPaidTraveller } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'

/** Where they signed their mandate and signed in; documentation addresses (RFC 3849), which no client of a test has. */
export const ipOf = (user: User) => `2001:db8::${user.id.toString(16)}:7`

/** Words that are about one person of the tests and nobody else. */
export function canariesOf(user: User) {
  const part = user.publicId.slice(-12)
  return {
    firstName: `Quirina${part}`,
    lastName: `Zwaluwstaart${part}`,
    email: `quirina.${part}@example.test`,
    phone: `+316${part}`,
    addressLine: `Ibisweg ${part}`,
    birthOn: `19${10 + (user.id % 80)}-0${1 + (user.id % 9)}-${10 + (user.id % 18)}`,
    iban: 'NL20INGB0001234567',
  }
}

/** Someone with 12.08 on their balance who left a trace everywhere an account can leave one. */
export async function createLeaver(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createPaidTraveller(given)
  const staff = await createUser({ role: 'agent' })
  const canaries = canariesOf(user)
  await asWorker(async () => {
    const { iban, ...about } = canaries
    await user
      .merge({
        ...about,
        postcode: '9876 QZ',
        city: 'Ibisdorp',
        referralCode: `CODE${user.publicId.slice(-6)}`,
        ibanEncrypted: encrypt(iban, 'iban'),
        ibanHolderEncrypted: encrypt(`${about.firstName} ${about.lastName}`, 'holder'),
        ibanLast4: iban.slice(-4),
      })
      .save()
    await leaveTraces(user, staff)
  })
  return user
}

async function leaveTraces(user: User, staff: User) {
  const own = { tenantId: user.tenantId, userId: user.id }
  const name = user.fullName
  await Mandate.create({ ...own, version: '1', locale: 'nl', signedName: name, ip: ipOf(user) })
  await Email.create({
    ...own,
    toAddress: user.email,
    template: 'welcome',
    topic: 'account',
    locale: 'nl',
    subject: `Welkom ${name}`,
    html: `<p>Dag ${name}</p>`,
    text: `Dag ${name}`,
    status: 'stored',
    sentAt: DateTime.now(),
  })
  await Email.create({
    tenantId: user.tenantId,
    toAddress: user.email,
    template: 'invitation',
    topic: 'account',
    locale: 'nl',
    subject: 'Uitnodiging',
    html: `<p>${user.email}</p>`,
    text: user.email,
    status: 'queued',
  })
  await BrowserSession.create({
    ...own,
    deviceHash: randomUUID(),
    userAgent: `The browser of ${name}`,
    ip: ipOf(user),
    method: 'password',
  })
  await JobApplication.create({
    ...own,
    motivation: `I am ${name}`,
    availability: ['weekend_days'],
    regions: ['utrecht'],
    transport: ['bike'],
    status: 'received',
  })
  await queryRows(
    `insert into passkeys (tenant_id, user_id, credential_id, public_key, name) values (?, ?, ?, '\\x00', ?)`,
    [user.tenantId, user.id, randomUUID(), 'Phone']
  )
  await queryRows(
    `insert into account_links (tenant_id, user_id, purpose, token_hash, expires_at)
     values (?, ?, 'reset_password', ?, now() + interval '1 hour')`,
    [user.tenantId, user.id, randomUUID()]
  )
  await queryRows('insert into recovery_codes (tenant_id, user_id, code_hash) values (?, ?, ?)', [
    user.tenantId,
    user.id,
    randomUUID(),
  ])
  await queryRows(
    `insert into invitations (tenant_id, role, email, token_hash, invited_by_id, expires_at)
     values (?, 'member', ?, ?, ?, now() + interval '1 day')`,
    [user.tenantId, user.email, randomUUID(), staff.id]
  )
  await queryRows(
    `insert into impersonations (tenant_id, user_id, staff_id, staff_name, reason, expires_at)
     values (?, ?, ?, 'Staff', ?, now())`,
    [user.tenantId, user.id, staff.id, `${name} called`]
  )
  const subject = { type: 'user', id: user.id, tenantId: user.tenantId }
  await audit('user.renamed', subject, user, { first_name: ['Someone', user.firstName], times: 2 })
  await audit('user.blocked', subject, staff, { reason: `${name} asked for it` })
}
