import JobApplication from '#app/people/applications/job_application'
import type User from '#app/people/accounts/user'

export async function withdrawApplication({ id }: Pick<JobApplication, 'id'>, by: User) {
  const application = await JobApplication.lock(id)
  await application.moveTo('withdrawn', { by, field: 'application' })
}
