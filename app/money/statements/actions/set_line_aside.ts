import { record } from '#app/messages/events/record'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

export async function setLineAside({ id }: Pick<StatementLine, 'id'>, note: string | null, by: User) {
  const line = await StatementLine.lock(id)
  if (line.openCents === 0) throw new Refusal('line', 'moreThanOpen')
  await line.merge({ setAsideAt: now(), setAsideById: by.id, note }).save()
  await record('statement_line.set_aside', line, by, { amount: line.openCents })
  return line
}
