import { forgetOldSignIns } from '#app/auth/actions/forget_old_sign_ins'
import { forgetOldEmails } from '#app/emails/actions/forget_old_emails'
import { giveUpOnEmails } from '#app/emails/actions/give_up_on_emails'
import { remindToFinishOnboarding } from '#app/emails/actions/remind_to_finish_onboarding'
import { endExpiredImpersonations } from '#app/impersonation/actions/end_expired_impersonations'
import { forgetOldApplications } from '#app/job_applications/actions/forget_old_applications'
import { forgetStopNames } from '#app/trips/actions/forget_stop_names'
import { renewPremiums } from '#app/premium/actions/renew_premium'

/** What the worker does every night, in this order. Doing a part twice does no harm. */
export const DAILY: (() => Promise<unknown>)[] = [
  remindToFinishOnboarding,
  giveUpOnEmails,
  forgetOldEmails,
  forgetOldSignIns,
  forgetOldApplications,
  endExpiredImpersonations,
  forgetStopNames,
  renewPremiums,
]

export async function runDaily() {
  for (const task of DAILY) await task()
}
