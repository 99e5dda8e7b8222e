/** Whoever does something: a person with an account. */
export type Actor = { id: number; tenantId: number; fullName: string }
