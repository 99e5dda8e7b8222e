import JobApplication from '#app/job_applications/job_application'
import type User from '#app/users/user'

/** Takes an application back while we have not decided; its writer may apply again. */
export async function withdrawApplication({ id }: Pick<JobApplication, 'id'>, by: User) {
  const application = await JobApplication.lock(id)
  await application.moveTo('withdrawn', { by, field: 'application' })
}
