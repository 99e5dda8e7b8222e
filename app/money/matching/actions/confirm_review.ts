import { record } from '#app/messages/events/record'
import Allocation from '#app/money/matching/allocation'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

export async function confirmReview({ id }: Pick<Allocation, 'id'>, by: User) {
  const allocation = await Allocation.lock(id)
  if (allocation.review !== 'due') throw new Refusal('line', 'nothingToReview')
  refuseNewStaff(by, 'line')
  await allocation.merge({ review: 'confirmed', reviewedById: by.id }).save()
  const line = await StatementLine.findOrFail(allocation.lineId)
  await record('statement_line.match_confirmed', line, by, { kind: allocation.kind })
}
