import { record } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import { DETAILS } from '#app/travel/operators/actions/update_counterparty'
import type Counterparty from '#app/travel/operators/counterparty'
import CounterpartyDraft from '#app/travel/operators/counterparty_draft'
import { type DraftStatus, draftMachine } from '#app/travel/operators/draft_status'
import { subjectOf } from '#app/travel/operators/subject_of'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/** Letters and money go by these details from now on. By another owner than wrote them: the database refuses it too. */
export async function activateDetails(operator: Counterparty, draftId: number, by: User) {
  const draft = await waiting(operator, draftId, 'active')
  if (draft.createdById === by.id) throw new Refusal('draft', 'ownDetails')
  refuseNewStaff(by, 'draft')

  const details = Object.fromEntries(DETAILS.map((field) => [field, draft[field]]))
  const changes = changesOf(operator, details, DETAILS)
  await draft.merge({ status: 'active', decidedById: by.id, decidedAt: now() }).save()
  await operator.merge(details).save()
  await record('counterparty.activated', subjectOf(operator), by, changes)
}

export async function discardDetails(operator: Counterparty, draftId: number, by: User) {
  const draft = await waiting(operator, draftId, 'discarded')
  await draft.merge({ status: 'discarded', decidedById: by.id, decidedAt: now() }).save()
  await record('counterparty.draft_discarded', subjectOf(operator), by)
}

/** Its words never change, so that what is approved is what was shown. */
async function waiting(operator: Counterparty, draftId: number, to: DraftStatus) {
  await lock('counterparty_drafts', operator.id)
  const draft = await CounterpartyDraft.query().where({ id: draftId, counterparty_id: operator.id }).firstOrFail()
  if (!draftMachine.allows(draft.status, to)) throw new Refusal('draft', 'illegalMove')
  return draft
}
