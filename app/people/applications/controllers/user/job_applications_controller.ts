import type { HttpContext } from '@adonisjs/core/http'
import { applyAsResearcher } from '#app/people/applications/actions/apply_as_researcher'
import { withdrawApplication } from '#app/people/applications/actions/withdraw_application'
import { AVAILABILITY, PROVINCES, TRANSPORT } from '#app/people/applications/application_form'
import { isAcceptingApplications } from '#app/people/applications/is_accepting_applications'
import JobApplication from '#app/people/applications/job_application'
import { latestApplicationOf, mayApply } from '#app/people/applications/latest_application'
import JobApplicationTransformer from '#app/people/applications/transformers/job_application_transformer'
import { applicationValidator } from '#app/people/applications/validators'

export default class JobApplicationsController {
  async create({ user, inertia, response, session }: HttpContext) {
    const latest = await latestApplicationOf(user)
    if (latest && !mayApply(user, latest)) {
      // Another tab was first; its message is kept for the next page.
      session.reflash()
      return response.redirect().toRoute('job_application.show')
    }
    return inertia.render('User/JobApplication/Create', {
      isOpen: isAcceptingApplications(),
      isResearcher: user.isResearcher,
      choices: {
        availability: [...AVAILABILITY],
        regions: [...PROVINCES],
        transport: [...TRANSPORT],
      },
    })
  }

  async store({ user, request, response }: HttpContext) {
    const form = await request.validateUsing(applicationValidator)
    await applyAsResearcher(user, form)

    return response.redirect().toRoute('job_application.show')
  }

  async show({ user, inertia, response }: HttpContext) {
    const latest = await latestApplicationOf(user)
    if (!latest) return response.redirect().toRoute('job_application.create')

    return inertia.render('User/JobApplication/Success', {
      application: JobApplicationTransformer.transform(latest),
      mayApply: mayApply(user, latest),
    })
  }

  async destroy({ user, response, notify }: HttpContext) {
    const application = await JobApplication.ownedBy(user)
      .withScopes((scopes) => scopes.open())
      .firstOrFail()
    await withdrawApplication(application, user)

    notify('applicationWithdrawn')
    return response.redirect().toRoute('job_application.show')
  }
}
