import JobApplication from '#app/job_applications/job_application'
import type User from '#app/users/user'

export async function withdrawApplication({ id }: Pick<JobApplication, 'id'>, by: User) {
  const application = await JobApplication.lock(id)
  await application.moveTo('withdrawn', { by, field: 'application' })
}
