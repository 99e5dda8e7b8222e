import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** For the people of one organisation. */
router
  .group(() => {
    router
      .get('onboarding/ovcp-card', [controllers.onboarding.tenant.OvcpCard, 'show'])
      .as('onboarding.ovcp_card')

    router.resource('members', controllers.tenants.tenant.Members).only(['index'])
    router
      .resource('invitations', controllers.tenants.tenant.Invitations)
      .only(['store', 'update', 'destroy'])
      .where('id', router.matchers.uuid())
  })
  .prefix('t/:tenant')
  .as('tenant')
  .use([middleware.auth(), middleware.tenant({ for: 'members' })])

/** For whoever is on their way in. */
router
  .group(() => {
    router
      .get('onboarding/:token', [controllers.onboarding.tenant.PersonalInfo, 'show'])
      .as('onboarding.personal_info.show')
    router
      .post('onboarding/:token', [controllers.onboarding.tenant.PersonalInfo, 'store'])
      .as('onboarding.personal_info.store')
  })
  .prefix('t/:tenant')
  .as('tenant')
  .use(middleware.tenant())
