import { addToOutbox } from '#app/messages/live/outbox'
import { record } from '#app/messages/events/record'
import { draftDetails } from '#app/travel/operators/actions/update_counterparty'
import Counterparty from '#app/travel/operators/counterparty'
import { doubtedPayerOf, payerOf } from '#app/money/matching/learned'
import { Refusal } from '#app/platform/shared/refusal'
import { execute } from '#app/platform/shared/execute'
import StatementLine from '#app/money/statements/statement_line'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

type Line = Pick<StatementLine, 'id'>

/** Lines with this name are from that operator from now on, unless another account speaks against it. */
export async function keepName({ id }: Line, by: User) {
  refuseNewStaff(by, 'line')
  const line = await StatementLine.lock(id)
  const payer = await payerOf(id)
  if (!payer?.name) throw new Refusal('line', 'nothingToKeep')
  await execute(
    `insert into counterparty_names (counterparty_id, name, confirmed_by_id) values (?, ?, ?)
     on conflict (normalized_name, counterparty_id) do update set confirmed_by_id = excluded.confirmed_by_id
     where counterparty_names.confirmed_by_id is null`,
    [payer.id, payer.name.slice(0, 140), by.id]
  )
  const subject = { type: 'counterparty', id: payer.id, tenantId: null }
  await record('counterparty.name_kept', subject, by, { name: payer.name })
  addToOutbox(line.live)
}

export async function forgetName({ id }: Line, by: User) {
  const line = await StatementLine.lock(id)
  const payer = await doubtedPayerOf(id)
  if (!payer) throw new Refusal('line', 'nothingToKeep')
  await execute('update counterparty_names set confirmed_by_id = null where id = ?', [payer.nameId])
  const subject = { type: 'counterparty', id: payer.id, tenantId: null }
  await record('counterparty.name_forgotten', subject, by, { name: payer.name })
  addToOutbox(line.live)
}

/** As a draft of the operator's details, which an owner activates. */
export async function keepAccount({ id }: Line, by: User) {
  const line = await StatementLine.lock(id)
  const payer = await payerOf(id)
  if (!payer?.iban) throw new Refusal('line', 'nothingToKeep')
  const operator = await Counterparty.findOrFail(payer.id)
  const { name, email, address, ibans } = operator
  await draftDetails(operator, { name, email, address, ibans: [...ibans, payer.iban] }, by)
  addToOutbox(line.live)
}
