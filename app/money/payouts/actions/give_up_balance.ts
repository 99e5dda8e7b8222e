import { record } from '#app/messages/events/record'
import { balanceOf, entriesOf, post } from '#app/money/ledger/ledger'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

export async function giveUpBalance({ id }: Pick<User, 'id'>) {
  // Without this lock two tabs at once would both see the old balance.
  const user = await User.lock(id)
  const amountCents = await balanceOf(user.wallet)
  if (amountCents <= 0) throw new Refusal('balance', 'leaving.nothingOnBalance')

  const [last] = await entriesOf(user.wallet, 1)
  await post({
    kind: 'balance.given_up',
    key: `user:${user.id}:given_up_after:${last.id}`,
    postings: [
      { account: user.wallet, amountCents: -amountCents },
      { account: 'fees', amountCents },
    ],
    subject: { type: 'user', id: user.id },
    actorId: user.id,
  })
  await record('balance.given_up', user.subject, user, {
    amount: amountCents,
  })
  return amountCents
}
