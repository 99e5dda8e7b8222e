import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { lock } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

const DAYS_LEFT_ALONE = 3
/** No reminder after ten days. The window of a week covers worker downtime. */
const DAYS_TOO_LATE = 10

export async function remindToFinishOnboarding() {
  await asWorker(async () => {
    // Without this lock two runs at once would find the same users.
    await lock('finish_onboarding')
    for (const user of await stoppedHalfWay()) {
      await sendEmail(recipientOf(user), 'finish_onboarding', {})
    }
  })
}

const stoppedHalfWay = () =>
  User.query()
    .where('role', 'member')
    .whereBetween('created_at', [
      now().minus({ days: DAYS_TOO_LATE }).toSQL()!,
      now().minus({ days: DAYS_LEFT_ALONE }).toSQL()!,
    ])
    .whereNotNull('email_verified_at')
    .whereNull('onboarded_at')
    .whereNull('blocked_at')
    .whereNull('erased_at')
    .whereNotExists((sent) =>
      sent
        .from('emails')
        .whereColumn('emails.tenant_id', 'users.tenant_id')
        .whereColumn('emails.user_id', 'users.id')
        .where('template', 'finish_onboarding')
    )
