import { referenceTo } from '#app/lists/reference'

export const operators = referenceTo('counterparties')
