import { referenceTo } from '#app/lists/reference'

/** Organisations, by slug. */
export const organisations = referenceTo('tenants')
