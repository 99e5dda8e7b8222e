import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import Claim from '#app/claims/claims/claim'
import { pseudonymousEmail } from '#app/web/closure/actions/pseudonymise_user'
import Mandate from '#app/claims/claims/mandate'
import { now } from '#app/platform/shared/clock'
import { execute } from '#app/platform/shared/tenancy'
import { encrypt } from '#app/platform/encryption/encrypt'
import type User from '#app/people/accounts/user'

export async function eraseProfile(user: User, email: string) {
  await endBrowserSessions(user, 'erased')
  for (const table of ['passkeys', 'recovery_codes', 'account_links', 'job_applications', 'saved_views']) {
    await execute('delete from ?? where user_id = ?', [table, user.id])
  }
  await execute(`update browser_sessions set ip = null, user_agent = '', device_hash = '' where user_id = ?`, [user.id])
  // What they wrote before they had an account goes as well.
  await execute('delete from contact_messages where user_id = ? or lower(email) = ?', [user.id, email.toLowerCase()])
  await eraseEmails(user, email)
  await eraseInvitations(user, email)
  await retainMandates(user)

  await execute(`update impersonations set reason = '[erased]' where user_id = ?`, [user.id])
  await execute(`update impersonations set staff_name = 'Former traveller' where staff_id = ?`, [user.id])
  // Reasons may name people; the amounts are part of the books.
  await execute(`update corrections set reason = '[erased]' where user_id = ?`, [user.id])
  await execute(`update payouts set reject_reason = '[erased]' where user_id = ? and reject_reason is not null`, [
    user.id,
  ])
  // The first refund that earns the reward will not come any more.
  await execute('delete from referrals where referred_id = ? and rewarded_at is null', [user.id])
  await execute('delete from idempotency_keys where user_id = ?', [user.id])
  // Login attempts are counted by email address.
  await execute('delete from rate_limits where position(? in lower(key)) > 0', [email.toLowerCase()])
}

/** The row and its time stay; the text and the address go. Invitations had no user yet. */
async function eraseEmails(user: User, email: string) {
  const theirs = 'tenant_id = ? and (user_id = ? or (user_id is null and lower(to_address) = ?))'
  const values = [user.tenantId, user.id, email.toLowerCase()]
  await execute(`delete from email_links where email_id in (select id from emails where ${theirs})`, values)
  await execute(
    `update emails set to_address = null, subject = '', html = '', text = '',
       message_id = null, problem = null, status = case status when 'queued' then 'failed' else status end
     where ${theirs}`,
    values
  )
}

async function eraseInvitations(user: User, email: string) {
  await execute(
    `update invitations set email = ?,
       revoked_at = case when accepted_at is null then coalesce(revoked_at, ?) end
     where tenant_id = ? and (accepted_by_id = ? or lower(email) = ?)`,
    [pseudonymousEmail(user), now().toISO(), user.tenantId, user.id, email.toLowerCase()]
  )
}

/** Where a claim was sent on a mandate, its name stays encrypted, as proof for the operator. */
async function retainMandates(user: User) {
  const sent = await Claim.ownedBy(user).whereNotNull('submitted_at').first()
  for (const mandate of await Mandate.ownedBy(user)) {
    await mandate
      .merge({
        signedName: user.fullName,
        signedNameEncrypted: sent ? encrypt(mandate.signedName, 'mandate') : null,
        ip: null,
        withdrawnAt: mandate.withdrawnAt ?? now(),
      })
      .save()
  }
}
