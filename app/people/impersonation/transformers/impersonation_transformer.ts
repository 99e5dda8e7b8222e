import { BaseTransformer } from '@adonisjs/core/transformers'
import type Impersonation from '#app/people/impersonation/impersonation'

export default class ImpersonationTransformer extends BaseTransformer<Impersonation> {
  toObject() {
    const { publicId, staffName, reason, startedAt, endedAt, expiresAt, isRunning } = this.resource
    return {
      id: publicId,
      staffName,
      reason,
      startedAt: startedAt.toISO()!,
      endedAt: isRunning ? null : (endedAt ?? expiresAt).toISO()!,
    }
  }

  /** Needs the user loaded. */
  forBanner() {
    return {
      staffName: this.resource.staffName,
      traveller: this.resource.user.fullName,
      expiresAt: this.resource.expiresAt.toISO()!,
    }
  }
}
