import { linesOf } from '#app/ledger/ledger'
import { rows } from '#app/shared/scope'
import type User from '#app/users/user'

const LINES = 50

/** A wallet's lines with the claim or payout each belongs to; three statements in all. */
export async function balanceLines(user: User) {
  const lines = await linesOf(user.wallet, LINES)
  const claims = await named(
    lines.filter((line) => line.subjectType === 'claim').map((line) => line.subjectId),
    `select c.id, c.reference, o.name as title
     from claims c join counterparties o on o.id = c.counterparty_id where c.id = any(?::bigint[])`
  )
  const payouts = await named(
    lines.filter((line) => line.subjectType === 'payout').map((line) => line.subjectId),
    'select id, reference, iban_last_4 as title from payouts where id = any(?::bigint[])'
  )
  return lines.map((line) => {
    const subject =
      line.subjectType === 'claim' ? claims.get(line.subjectId) : payouts.get(line.subjectId)
    return {
      id: line.id,
      kind: line.kind as string,
      amountCents: line.amountCents,
      balanceAfterCents: line.balanceAfterCents,
      postedAt: line.postedAt.toISOString(),
      subjectType: line.subjectType,
      reference: subject?.reference ?? null,
      title: subject?.title ?? null,
    }
  })
}

type Named = { id: number; reference: string; title: string }

async function named(ids: number[], sql: string) {
  const found = ids.length > 0 ? await rows<Named>(sql, [ids]) : []
  return new Map(found.map((one) => [one.id, one]))
}
