import type Counterparty from '#app/travel/operators/counterparty'
import CounterpartyDraft from '#app/travel/operators/counterparty_draft'

/** The draft that waits for another owner; an operator has one at most. */
export const draftOf = ({ id }: Pick<Counterparty, 'id'>) =>
  CounterpartyDraft.query().where({ counterparty_id: id, status: 'draft' }).preload('createdBy').first()
