import { job } from '#app/platform/queue/job'
import { requestPasswordReset } from '#app/people/accounts/auth/actions/request_password_reset'

declare module '#app/platform/queue/job' {
  interface Jobs {
    request_password_reset: { tenantId: number; sealedEmail: string }
  }
}

export default job({
  name: 'request_password_reset',
  handle: requestPasswordReset,
})
