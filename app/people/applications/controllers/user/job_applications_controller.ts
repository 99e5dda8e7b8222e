import type { HttpContext } from '@adonisjs/core/http'
import { applyAsResearcher } from '#app/people/applications/actions/apply_as_researcher'
import { withdrawApplication } from '#app/people/applications/actions/withdraw_application'
import { AVAILABILITY, PROVINCES, TRANSPORT } from '#app/people/applications/application_form'
import { isAcceptingApplications } from '#app/people/applications/is_accepting_applications'
import JobApplication from '#app/people/applications/job_application'
import { latestApplicationOf, mayApply } from '#app/people/applications/latest_application'
import JobApplicationTransformer from '#app/people/applications/transformers/job_application_transformer'
import { applicationValidator } from '#app/people/applications/validators'

/** A user has one application at a time, so the address has no key. */
export default class JobApplicationsController {
  async create({ auth, inertia, response, session }: HttpContext) {
    const latest = await latestApplicationOf(auth.user!)
    if (latest && !mayApply(auth.user!, latest)) {
      // Another tab was first; its message is kept for the next page.
      session.reflash()
      return response.redirect().toRoute('job_application.show')
    }
    return inertia.render('User/JobApplication/Create', {
      isOpen: isAcceptingApplications(),
      isResearcher: auth.user!.isResearcher,
      choices: {
        availability: [...AVAILABILITY],
        regions: [...PROVINCES],
        transport: [...TRANSPORT],
      },
    })
  }

  async store({ auth, request, response }: HttpContext) {
    const form = await request.validateUsing(applicationValidator)
    await applyAsResearcher(auth.user!, form)

    return response.redirect().toRoute('job_application.show')
  }

  async show({ auth, inertia, response }: HttpContext) {
    const latest = await latestApplicationOf(auth.user!)
    if (!latest) return response.redirect().toRoute('job_application.create')

    return inertia.render('User/JobApplication/Success', {
      application: JobApplicationTransformer.transform(latest),
      mayApply: mayApply(auth.user!, latest),
    })
  }

  async destroy({ auth, response, notify }: HttpContext) {
    const application = await JobApplication.ownedBy(auth.user!)
      .withScopes((scopes) => scopes.open())
      .firstOrFail()
    await withdrawApplication(application, auth.user!)

    notify('applicationWithdrawn')
    return response.redirect().toRoute('job_application.show')
  }
}
