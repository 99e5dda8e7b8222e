import { referenceTo } from '#app/platform/lists/reference'

export const operators = referenceTo('counterparties')
