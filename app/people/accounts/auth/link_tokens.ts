import AccountLink from '#app/people/accounts/auth/account_link'
import { LINK_MINUTES, type LinkPurpose } from '#app/messages/emails/link_purpose'
import { hashOf, newToken, signed, unsigned } from '#app/people/accounts/auth/tokens'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { asAuthentication } from '#app/platform/shared/tenancy'
import { encrypt, decrypt } from '#app/platform/encryption/encrypt'
import type User from '#app/people/accounts/user'
import env from '#start/env'

const PATHS: Record<LinkPurpose, string> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  change_email: '/change-email',
  undo_email_change: '/undo-email-change',
  tell_answers: '/claim-answers',
}

export async function issueLink(user: User, purpose: LinkPurpose, email?: string) {
  await revokeLinks(user, [purpose])
  const token = newToken()
  const tokenHash = hashOf(token)
  await AccountLink.create({
    tenantId: user.tenantId,
    userId: user.id,
    purpose,
    tokenHash,
    emailEncrypted: email ? encrypt(email, 'email_address') : null,
    expiresAt: now().plus({ minutes: LINK_MINUTES[purpose] }),
    createdAt: now(),
  })
  return { url: `${env.get('APP_URL')}${PATHS[purpose]}/${signed(token, purpose)}`, tokenHash }
}

/** Null when the link no longer works. Runs before anyone is signed in. */
export async function findLink(text: string, purpose: LinkPurpose) {
  const link = await linkOf(text, purpose)
  return link && isOpen(link) ? link : null
}

const MINUTES_TO_GO_ON = 10

/** A request that used the link may have failed afterwards. Proves no more than that the link was theirs: ask for something else as well. */
export async function hasJustUsed({ id }: Pick<User, 'id'>, text: string, purpose: LinkPurpose) {
  const link = await linkOf(text, purpose)
  return link?.userId === id && link.usedAt !== null && link.usedAt > now().minus({ minutes: MINUTES_TO_GO_ON })
}

async function linkOf(text: string, purpose: LinkPurpose) {
  const token = unsigned(text, purpose)
  if (!token) return null
  return asAuthentication(() =>
    AccountLink.query()
      .where({ purpose, token_hash: hashOf(token) })
      .first()
  )
}

/** Needs the scope of its tenant. Of simultaneous requests one succeeds. */
export async function consumeLink(link: AccountLink) {
  const [taken] = await AccountLink.query()
    .where('id', link.id)
    .whereNull('used_at')
    .whereNull('revoked_at')
    .where('expires_at', '>', now().toSQL()!)
    .update({ used_at: now().toSQL() })
  if (!taken) throw new Refusal('link', 'linkInvalid')
}

export const revokeLinks = (user: User, purposes: LinkPurpose[]) =>
  AccountLink.ownedBy(user)
    .whereIn('purpose', purposes)
    .whereNull('used_at')
    .whereNull('revoked_at')
    .update({ revoked_at: now().toSQL() })

export const openEmailChange = (user: User) =>
  AccountLink.ownedBy(user)
    .where({ purpose: 'change_email' })
    .whereNull('used_at')
    .whereNull('revoked_at')
    .where('expires_at', '>', now().toSQL()!)
    .first()

export const linkedAddress = (link: AccountLink) => decrypt(link.emailEncrypted!, 'email_address')

const isOpen = (link: AccountLink) => !link.usedAt && !link.revokedAt && link.expiresAt > now()
