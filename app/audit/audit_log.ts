import { AuditLogSchema } from '#database/schema'

/** Never changed, never removed: a trigger refuses both. */
export default class AuditLog extends AuditLogSchema {}
