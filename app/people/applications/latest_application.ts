import { isAcceptingApplications } from '#app/people/applications/is_accepting_applications'
import JobApplication from '#app/people/applications/job_application'
import type User from '#app/people/accounts/user'

export const latestApplicationOf = (user: User) =>
  JobApplication.ownedBy(user)
    .withScopes((scopes) => scopes.newestFirst())
    .first()

export const mayApply = (user: User, latest: JobApplication | null) =>
  isAcceptingApplications() && !user.isResearcher && !latest?.isOpen && latest?.status !== 'accepted'
