import { liveEvents, addToOutbox } from '#app/messages/live/outbox'
import { toUser } from '#app/messages/live/channel_sequence'
import Claim from '#app/claims/claims/claim'
import Decision from '#app/claims/decisions/decision'
import { UNDO_SECONDS } from '#app/claims/decisions/undo_seconds'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

export const tellDecisions = (userId: number) =>
  asWorker(async () => {
    const user = await User.lock(userId)
    const decisions = await Decision.query()
      .where('user_id', userId)
      .whereNull('told_at')
      .whereNull('undone_at')
      .where('created_at', '<=', now().minus({ seconds: UNDO_SECONDS }).toJSDate())
      .orderBy('id')
      .forUpdate()
    if (decisions.length === 0) return

    const claims = await Claim.query()
      .whereIn(
        'id',
        decisions.map(({ claimId }) => claimId)
      )
      .preload('counterparty')
      .orderBy('id')
    await Decision.query()
      .whereIn(
        'id',
        decisions.map(({ id }) => id)
      )
      .update({ told_at: now() })
    if (user.erasedAt) return
    await tell(user, claims, decisions)
    addToOutbox(claims.flatMap(({ reference }) => liveEvents('ClaimDecided', reference, toUser(userId))))
  })

async function tell(user: User, claims: Claim[], decisions: Decision[]) {
  const operator = [...new Set(claims.map(({ counterparty }) => counterparty.name))].join(', ')
  if (claims.length > 1) {
    const approved = claims.filter(({ approvedCents }) => approvedCents !== null).length
    return sendEmail(recipientOf(user), 'claims_decided', {
      operator,
      count: claims.length,
      approved,
    })
  }
  const [{ reference, refundTo }] = claims
  const { outcome } = decisions.at(-1)!
  return sendEmail(recipientOf(user), 'claim_decided', {
    operator,
    reference,
    outcome,
    to: refundTo,
  })
}
