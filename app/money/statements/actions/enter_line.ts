import { record } from '#app/messages/events/record'
import { now } from '#app/platform/shared/clock'
import { nextIds } from '#app/platform/shared/next_ids'
import { newReference } from '#app/platform/shared/reference'
import { Refusal } from '#app/platform/shared/refusal'
import { exists, lock } from '#app/platform/shared/execute'
import { maskAccounts } from '#app/money/statements/mask_accounts'
import { postLine } from '#app/money/statements/post_line'
import { ownReferencesIn } from '#app/money/statements/own_references'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

export type EnteredLine = {
  /** Above zero when it came in. */
  amountCents: number
  bookedOn: string
  description: string
  counterpartyId: number | null
}

/** Books a line before its statement is there; the bank's own line takes its place. Refuses the same text twice. */
export async function enterLine(given: EnteredLine, by: User) {
  await lock('statement_lines')
  await refuseKnown(given)
  const { amountCents, bookedOn } = given
  const [id] = await nextIds('statement_lines', 1)
  const ledgerTransactionId = await postLine({ id, amountCents, bookedOn }, `statement_line:${id}`, by)
  const line = await StatementLine.create({
    ...given,
    id,
    reference: newReference('BNK'),
    description: maskAccounts(given.description),
    ourReferences: ownReferencesIn([given.description]),
    openCents: amountCents,
    counterpartyBasis: given.counterpartyId ? 'entered' : null,
    ledgerTransactionId,
    enteredById: by.id,
    createdAt: now(),
  })
  await record('statement_line.entered', line.auditSubject, by, { amount: amountCents })
  return line.refresh()
}

async function refuseKnown({ counterpartyId, description, amountCents }: EnteredLine) {
  const known = await exists(
    `select 1 from statement_lines
     where counterparty_id is not distinct from ? and (description = ? or note = ?) and sign(amount_cents) = sign(?::bigint)
       and withdrawn_at is null`,
    [counterpartyId, description, description, amountCents]
  )
  if (known) throw new Refusal('statementReference', 'statementLineKnown')
}
