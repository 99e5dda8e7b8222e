import JobApplication from '#app/job_applications/job_application'
import type User from '#app/users/user'

/** A person's own application, the last one if they applied more than once. */
export const latestApplicationOf = (user: User) =>
  JobApplication.ownedBy(user)
    .withScopes((scopes) => scopes.newestFirst())
    .first()

/** Someone applies once, and again after a no or a change of mind. */
export const mayApply = (user: User, latest: JobApplication | null) =>
  !user.isResearcher && !latest?.isOpen && latest?.status !== 'accepted'
