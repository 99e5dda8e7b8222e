export type ExpenseDenial = 'own' | 'approver'
