import { DateTime } from 'luxon'
import { beforeAll, expect, test } from 'vitest'
import { findLink } from '#app/people/accounts/auth/link_tokens'
import { confirmSubmission } from '#app/claims/claims/actions/confirm_submission'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'
import Claim from '#app/claims/claims/claim'
import Email from '#app/messages/emails/email'
import { linkOf } from '#app/messages/emails/secret_link'
import { travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { plusDays } from '#app/platform/shared/working_days'
import { createGuidedClaim } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { settleEarlierClaims } from '#tests/support/deadlines'

beforeAll(settleEarlierClaims)

const on = (day: string) => travelTo(DateTime.fromISO(`${day}T09:00`, { zone: 'Europe/Amsterdam' }), watchDeadlines)

/** A traveller who was asked about a claim, and the link in that mail, opened in a browser that is signed in nowhere. */
async function asked() {
  const user = await createUser()
  const claim = await createGuidedClaim(user)
  await inTenant(user.tenantId, () => confirmSubmission(claim, user))
  const fresh = () => asWorker(() => Claim.findOrFail(claim.id))
  const { expectedAnswerOn } = await fresh()
  await on(expectedAnswerOn!)
  const email = await asWorker(() =>
    Email.query().where({ user_id: user.id, template: 'claims_asked' }).orderBy('id', 'desc').firstOrFail()
  )
  const url = (await asWorker(() => linkOf(email)))!
  const path = new URL(url).pathname
  const client = new Client()
  const say = (body: Record<string, unknown>, reference = claim.reference) =>
    client.submit(`${path}/${reference}`, body as never, { from: path })
  return { user, claim, fresh, email, path, client, say, askedOn: expectedAnswerOn! }
}

test('the link in the mail opens the answers without signing in, and the mail that staff read holds none', async () => {
  const { claim, fresh, email, path, client, say } = await asked()
  expect(email.html).not.toContain('/claim-answers/')
  expect(await asStaff(() => linkOf(email))).toBeNull()
  const page = await client.page(path)
  expect(page.component).toBe('Auth/ClaimAnswers')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.props!.claims).toMatchObject([{ reference: claim.reference, operatorName: 'HTM', grossCents: 2_40 }])
  expect(page.props!.currentUser ?? null).toBeNull()
  // Opening it answers nothing: mail programs do that on their own.
  expect((await fresh()).status).toBe('submitted')

  expect((await say({ said: 'paid' })).errors!.amountCents).toBeDefined()
  expect((await say({ said: 'nothing' })).errors ?? {}).toEqual({})
  expect((await fresh()).status).toBe('submitted')
  expect((await say({ said: 'paid', amountCents: 2_40 })).errors ?? {}).toEqual({})
  expect((await fresh()).$attributes).toMatchObject({ status: 'closed', receivedCents: 0 })
  expect((await say({ said: 'refused', reason: 'too_late' })).errors!.claim).toMatch(/already/)
  expect((await client.page(path)).props!.claims).toEqual([])
})

test('the link is for the claims of its owner alone, and for no other page', async () => {
  const { path, client, say } = await asked()
  const other = await asked()
  expect((await say({ said: 'nothing' }, other.claim.reference)).status).toBe(404)
  expect((await other.fresh()).status).toBe('submitted')
  const changed = `${path.slice(0, -3)}abc`
  expect((await client.page(changed)).props!.claims).toBeNull()
  expect((await client.get('/claims')).status).toBe(302)
})

test('the link ends after thirty days, when another mail asks, and when the address changes', async () => {
  const { user, path, client, say, claim, askedOn } = await asked()
  const token = path.split('/').pop()!
  const later = (days: number) =>
    travelTo(DateTime.fromISO(plusDays(askedOn, days)), () => findLink(token, 'tell_answers'))
  expect(await later(29)).not.toBeNull()
  expect(await later(31)).toBeNull()
  await on(plusDays(askedOn, 8))
  expect((await client.page(path)).props!.claims).toBeNull()
  expect((await say({ said: 'nothing' })).errors!.link).toBeDefined()

  const again = await asked()
  await asWorker(() => queryRows('update users set blocked_at = now() where id = ?', [again.user.id]))
  expect((await again.client.page(again.path)).props!.claims).toBeNull()
  expect(claim.userId).toBe(user.id)
})
