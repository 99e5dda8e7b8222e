import { randomUUID } from 'node:crypto'
import { balanceOf, post } from '#app/money/ledger/ledger'
import { asWorker } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

/** Money on a balance, from nowhere in particular. */
export const credit = (user: User, cents: number) =>
  asWorker(() =>
    post({
      kind: 'refund.received',
      key: `test:${randomUUID()}`,
      postings: [
        { account: 'suspense', amountCents: -cents },
        { account: user.wallet, amountCents: cents },
      ],
      subject: { type: 'test', id: user.id },
    })
  )

export const balance = (user: User) => asWorker(() => balanceOf(user.wallet))
