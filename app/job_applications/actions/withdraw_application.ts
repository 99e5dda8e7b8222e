import { audit } from '#app/audit/audit'
import { applicationMachine } from '#app/job_applications/application_status'
import JobApplication from '#app/job_applications/job_application'
import type User from '#app/users/user'

/** Takes an application back while we have not decided; its writer may apply again. */
export async function withdrawApplication(found: JobApplication, by: User) {
  const application = await JobApplication.query().where('id', found.id).forUpdate().firstOrFail()
  applicationMachine.check(application.status, 'withdrawn', 'application')

  await application.merge({ status: 'withdrawn' }).save()
  await audit('job_application.withdrawn', application.subject, by)
}
