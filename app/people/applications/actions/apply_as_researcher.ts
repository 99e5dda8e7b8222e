import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import type { ApplicationForm } from '#app/people/applications/application_form'
import { isAcceptingApplications } from '#app/people/applications/is_accepting_applications'
import JobApplication from '#app/people/applications/job_application'
import { latestApplicationOf, mayApply } from '#app/people/applications/latest_application'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

export async function applyAsResearcher({ id }: Pick<User, 'id'>, form: ApplicationForm) {
  // Without this lock two tabs at once would both see no application.
  const user = await User.lock(id)
  const latest = await latestApplicationOf(user)
  if (latest?.isOpen) throw new Refusal('application', 'jobApplication.open')
  if (!isAcceptingApplications()) throw new Refusal('application', 'jobApplication.closed')
  if (!mayApply(user, latest)) throw new Refusal('application', 'jobApplication.accepted')

  const application = await JobApplication.create({
    ...form,
    tenantId: user.tenantId,
    userId: user.id,
    status: 'received',
    createdAt: now(),
  })
  await record('job_application.received', application.auditSubject, user)
  await sendEmail(recipientOf(user), 'job_application_received', {})
  return application
}
