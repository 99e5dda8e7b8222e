import { post } from '#app/money/ledger/ledger'
import type User from '#app/people/accounts/user'

type Booked = { id: number; amountCents: number; bookedOn: string }

/** Books a line against suspense on its day. `bookEntries` does so by the thousand. */
export const postLine = ({ id, amountCents, bookedOn }: Booked, key: string, by: User | null) =>
  post({
    kind: 'statement.booked',
    key,
    postings: [
      { account: 'bank', amountCents: -amountCents },
      { account: 'suspense', amountCents },
    ],
    subject: { type: 'statement_line', id },
    actorId: by?.id,
    effectiveOn: bookedOn,
  })
