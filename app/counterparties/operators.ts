import { referenceTo } from '#app/lists/reference'

/** Operators, by slug. */
export const operators = referenceTo('counterparties')
