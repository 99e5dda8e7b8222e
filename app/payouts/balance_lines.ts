import { entriesOf } from '#app/ledger/ledger'
import { queryRows } from '#app/shared/tenancy'
import type User from '#app/users/user'

const LINES = 50

/** Each line with its claim, payout or user, in four statements at most. */
export async function statementLines(user: User) {
  const lines = await entriesOf(user.wallet, LINES)
  const idsOf = (type: string) =>
    lines.filter((line) => line.subjectType === type).map((line) => line.subjectId)
  const claims = await subjectsById(
    idsOf('claim'),
    `select c.id, c.reference, o.name as title
     from claims c join counterparties o on o.id = c.counterparty_id where c.id = any(?::bigint[])`
  )
  const payouts = await subjectsById(
    idsOf('payout'),
    'select id, reference, iban_last_4 as title from payouts where id = any(?::bigint[])'
  )
  // Both users see the first name of the other.
  const referrals = await subjectsById(
    idsOf('referral'),
    `select r.id, null as reference, other.first_name as title
     from referrals r
     join users other on other.id in (r.referrer_id, r.referred_id) and other.id <> ?
     where r.id = any(?::bigint[])`,
    user.id
  )
  const subjects: Record<string, Map<number, Subject>> = {
    claim: claims,
    payout: payouts,
    referral: referrals,
  }
  return lines.map((line) => {
    const subject = subjects[line.subjectType]?.get(line.subjectId)
    return {
      id: line.id,
      kind: line.kind,
      amountCents: line.amountCents,
      balanceAfterCents: line.balanceAfterCents,
      postedAt: line.postedAt.toISOString(),
      subjectType: line.subjectType,
      reference: subject?.reference ?? null,
      title: subject?.title ?? null,
    }
  })
}

type Subject = { id: number; reference: string | null; title: string }

async function subjectsById(ids: number[], sql: string, ...before: number[]) {
  const found = ids.length > 0 ? await queryRows<Subject>(sql, [...before, ids]) : []
  return new Map(found.map((one) => [one.id, one]))
}
