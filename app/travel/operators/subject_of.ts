import type Counterparty from '#app/travel/operators/counterparty'

export const subjectOf = ({ id }: Pick<Counterparty, 'id'>) => ({
  type: 'counterparty',
  id,
  tenantId: null,
})
