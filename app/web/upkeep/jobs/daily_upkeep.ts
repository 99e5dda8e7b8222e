import { endExpiredImpersonations } from '#app/people/impersonation/actions/end_expired_impersonations'
import { failStaleEmails } from '#app/messages/emails/actions/fail_stale_emails'
import { job } from '#app/platform/queue/job'
import { pruneAdvices } from '#app/money/statements/actions/prune_advices'
import { pruneApplications } from '#app/people/applications/actions/prune_applications'
import { pruneEmails } from '#app/messages/emails/actions/prune_emails'
import { pruneMessages } from '#app/people/contact/actions/prune_messages'
import { pruneSignIns } from '#app/people/accounts/auth/actions/prune_sign_ins'
import { pruneStopNames } from '#app/travel/trips/actions/prune_stop_names'
import { remindToFinishOnboarding } from '#app/people/onboarding/actions/remind_to_finish_onboarding'
import { renewPremiums } from '#app/money/premium/actions/renew_premium'

declare module '#app/platform/queue/job' {
  interface Jobs {
    daily_upkeep: Record<string, never>
  }
}

/** What the worker does every night, in this order. Doing a part twice does no harm. */
const DAILY: (() => Promise<unknown>)[] = [
  remindToFinishOnboarding,
  failStaleEmails,
  pruneEmails,
  pruneSignIns,
  pruneApplications,
  pruneMessages,
  endExpiredImpersonations,
  pruneStopNames,
  pruneAdvices,
  renewPremiums,
]

export async function runDaily() {
  for (const task of DAILY) await task()
}

export default job({
  name: 'daily_upkeep',
  policy: 'singleton',
  every: '0 4 * * *',
  handle: runDaily,
})
