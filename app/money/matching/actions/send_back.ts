import { decrypt } from '#app/platform/encryption/encrypt'
import { post } from '#app/money/ledger/ledger'
import { writeAllocations } from '#app/money/matching/allocate'
import { createPayout } from '#app/money/payouts/create_payout'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'
import Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'

export async function sendBack({ id }: Pick<StatementLine, 'id'>, by: User) {
  const line = await StatementLine.lock(id)
  if (line.openCents <= 0) throw new Refusal('line', 'moreThanOpen')
  if (!line.counterpartyIbanEncrypted) throw new Refusal('line', 'accountUnknown')

  const [[payoutId], [allocationId]] = [await nextIds('payouts', 1), await nextIds('allocations', 1)]
  const amountCents = line.openCents
  const ledgerTransactionId = await post({
    kind: 'refund.sent_back',
    key: `payout:${payoutId}`,
    postings: [
      { account: 'suspense', amountCents: -amountCents },
      { account: 'in_transit', amountCents },
    ],
    subject: { type: 'payout', id: payoutId },
    actorId: by.id,
  })
  const house = await Tenant.house()
  const payout = await createPayout(
    {
      id: payoutId,
      kind: 'operator',
      tenantId: house.id,
      lineId: line.id,
      amountCents,
      iban: decrypt(line.counterpartyIbanEncrypted, 'iban'),
      holder: line.counterpartyName ?? 'Unknown',
      ledgerTransactionId,
    },
    by
  )
  await writeAllocations(
    line,
    [{ id: allocationId, kind: 'sent_back', amountCents, payoutId: payout.id, ledgerTransactionId }],
    { by }
  )
  return payout
}
