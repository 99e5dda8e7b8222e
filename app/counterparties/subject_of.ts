import type Counterparty from '#app/counterparties/counterparty'

export const subjectOf = ({ id }: Pick<Counterparty, 'id'>) => ({
  type: 'counterparty',
  id,
  tenantId: null,
})
