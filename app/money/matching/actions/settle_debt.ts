import { cents, number, text } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { post } from '#app/money/ledger/ledger'
import { writeAllocations } from '#app/money/matching/allocate'
import type { Basis } from '#app/money/matching/allocation'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'

/** A transfer of someone whose balance is below zero; what is more than they owe stays in suspense. */
export async function settleDebt({ id }: Pick<StatementLine, 'id'>, { id: accountId }: { id: number }, basis: Basis) {
  const line = await StatementLine.lock(id)
  const wallet = await readRow(
    {
      id: number('id'),
      code: text('code'),
      balanceCents: cents('balance_cents'),
      tenantId: number('tenant_id'),
    },
    `from ledger_accounts
     where id = ? and balance_cents is not null`,
    [accountId]
  )
  if (!wallet || wallet.balanceCents >= 0) throw new Refusal('line', 'nothingOwed')
  if (basis.by && wallet.code === basis.by.wallet) throw new Refusal('line', 'ownMoney')
  const amountCents = Math.min(line.openCents, -wallet.balanceCents)

  const [allocationId] = await nextIds('allocations', 1)
  const ledgerTransactionId = await post({
    kind: 'settlement.received',
    key: `allocation:${allocationId}`,
    postings: [
      { account: 'suspense', amountCents: -amountCents },
      { account: wallet.code, amountCents },
    ],
    subject: { type: 'statement_line', id: line.id },
    actorId: basis.by?.id,
  })
  await writeAllocations(
    line,
    [
      {
        id: allocationId,
        kind: 'settlement',
        amountCents,
        tenantId: wallet.tenantId,
        accountId: wallet.id,
        ledgerTransactionId,
      },
    ],
    basis
  )
  return line
}
