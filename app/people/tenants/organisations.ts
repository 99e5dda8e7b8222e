import { referenceTo } from '#app/platform/lists/reference'

export const organisations = referenceTo('tenants')
