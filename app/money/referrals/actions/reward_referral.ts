import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { post } from '#app/money/ledger/ledger'
import type { DeclineReason } from '#app/money/referrals/decline_reason'
import Referral from '#app/money/referrals/referral'
import { now } from '#app/platform/shared/clock'
import { decrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'

export const REWARD_CENTS = 5_00

/** Locks users by id before money moves: everyone locks users first, accounts second. Returns referrals to reward. */
export async function lockForRefunds(userIds: number[]) {
  const referrals = await Referral.query()
    .whereIn('referred_id', userIds)
    .whereNull('rewarded_at')
    .whereNull('declined_at')
    .orderBy('id')
    .forUpdate()
  const ids = [...userIds, ...referrals.map(({ referrerId }) => referrerId)]
  const query = User.query().whereIn('id', ids).orderBy('id')
  query.knexQuery.forNoKeyUpdate()
  const users = await query
  return referrals.map((referral) => ({
    referral,
    people: users.filter(({ id }) => id === referral.referredId || id === referral.referrerId),
  }))
}

type Locked = Awaited<ReturnType<typeof lockForRefunds>>[number]

export async function rewardReferral({ referral, people }: Locked) {
  const reason = declineReason(people)
  if (reason) return decline(referral, reason)

  const ledgerTransactionId = await post({
    kind: 'referral.rewarded',
    key: `referral:${referral.id}`,
    postings: [
      { account: 'referral_costs', amountCents: -REWARD_CENTS * people.length },
      ...people.map((user) => ({ account: user.wallet, amountCents: REWARD_CENTS })),
    ],
    subject: { type: 'referral', id: referral.id },
  })
  await referral.merge({ rewardedAt: now(), ledgerTransactionId }).save()
  await record('referral.rewarded', referral.subject, null, { amount: REWARD_CENTS })
  for (const user of people) {
    await sendEmail(recipientOf(user), 'referral_rewarded', { amountCents: REWARD_CENTS })
  }
}

function declineReason(people: User[]): DeclineReason | null {
  if (people.some((user) => user.isBlocked || user.erasedAt)) return 'gone'
  const accounts = people.flatMap((user) => (user.ibanEncrypted ? [decrypt(user.ibanEncrypted, 'iban')] : []))
  return new Set(accounts).size < accounts.length ? 'same_account' : null
}

async function decline(referral: Referral, reason: DeclineReason) {
  await referral.merge({ declinedAt: now(), declineReason: reason }).save()
  await record('referral.declined', referral.subject, null, { reason })
}
