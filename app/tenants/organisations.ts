import { referenceTo } from '#app/lists/reference'

export const organisations = referenceTo('tenants')
