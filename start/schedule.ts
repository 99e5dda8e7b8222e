import { pruneSignIns } from '#app/people/accounts/auth/actions/prune_sign_ins'
import { pruneEmails } from '#app/messages/emails/actions/prune_emails'
import { failStaleEmails } from '#app/messages/emails/actions/fail_stale_emails'
import { remindToFinishOnboarding } from '#app/people/onboarding/actions/remind_to_finish_onboarding'
import { endExpiredImpersonations } from '#app/people/impersonation/actions/end_expired_impersonations'
import { pruneIdempotencyKeys } from '#app/web/http/actions/prune_idempotency_keys'
import { pruneApplications } from '#app/people/applications/actions/prune_applications'
import { pruneMessages } from '#app/people/contact/actions/prune_messages'
import { checkLedger } from '#app/money/ledger/actions/check_ledger'
import { pruneStopNames } from '#app/travel/trips/actions/prune_stop_names'
import { pruneAdvices } from '#app/money/statements/actions/prune_advices'
import { renewPremiums } from '#app/money/premium/actions/renew_premium'

/** What the worker does every night, in this order. Doing a part twice does no harm. */
const DAILY: (() => Promise<unknown>)[] = [
  remindToFinishOnboarding,
  failStaleEmails,
  pruneEmails,
  pruneSignIns,
  pruneApplications,
  pruneMessages,
  pruneIdempotencyKeys,
  endExpiredImpersonations,
  pruneStopNames,
  pruneAdvices,
  renewPremiums,
  checkLedger,
]

export async function runDaily() {
  for (const task of DAILY) await task()
}
