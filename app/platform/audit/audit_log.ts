import { AuditLogSchema } from '#database/schema'

/** Never changed or removed: a trigger refuses both. */
export default class AuditLog extends AuditLogSchema {}
