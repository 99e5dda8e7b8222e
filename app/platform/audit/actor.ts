export type Actor = { id: number; tenantId: number; fullName: string }
