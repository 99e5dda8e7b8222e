import { now } from '#app/platform/shared/clock'
import { inTenant } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

const VALID_MINUTES = 10

type Session = {
  get(key: string): any
  put(key: string, value: object): void
  forget(key: string): void
}
type Pending = { userId: number; tenantId: number; remember: boolean; at: number }

export const startPendingSignIn = (session: Session, user: User, remember: boolean) =>
  session.put('pending_sign_in', {
    userId: user.id,
    tenantId: user.tenantId,
    remember,
    at: now().toMillis(),
  } satisfies Pending)

export async function pendingSignIn(session: Session) {
  const pending = session.get('pending_sign_in') as Pending | undefined
  if (!pending || now().toMillis() - pending.at > VALID_MINUTES * 60_000) return null
  const user = await inTenant(pending.tenantId, () => User.find(pending.userId))
  return user && !user.isBlocked ? { user, remember: pending.remember } : null
}
