/** Why someone of finance may not decide on an expense, or reimburse it. */
export type ExpenseDenial = 'own' | 'approver'
