import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { oneOf, uuid, year } from '#start/matchers'
import { middleware } from '#start/kernel'
import { PROFILE_SECTIONS } from '#app/people/accounts/profile_section'

/** For the people of one organisation. */
router
  .group(() => {
    router.get('/', [controllers.web.home.tenant.Home, 'show']).as('home.show')

    const { Batches, CardAssignments } = controllers.travel.batches.tenant
    router
      .resource('batches', Batches)
      .only(['index', 'create', 'store', 'show', 'update', 'destroy'])
      .where('id', uuid)
      .use('store', [middleware.limit('upload'), middleware.upload('batch')])
      .use('update', middleware.limit('import'))
    router
      .group(() => {
        router.post('imports', [Batches, 'import']).as('imports.store').use(middleware.limit('import'))
        router.get('export', [Batches, 'export']).as('export').use(middleware.limit('download'))
        router.get('failed-rows', [Batches, 'failedRows']).as('failed_rows').use(middleware.limit('download'))
      })
      .prefix('batches/:batch_id')
      .as('batches')
      .where('batch_id', uuid)
    router.post('card-assignments', [CardAssignments, 'store']).as('card_assignments.store')
    router.post('card-lists', [CardAssignments, 'preview']).as('card_lists.store')

    const { Answers, Claims, DirectPayments, Mandates, People, Submissions } = controllers.claims.business.tenant
    router.get('claims/export', [Claims, 'export']).as('claims.export').use(middleware.limit('download'))
    router
      .resource('claims', Claims)
      .only(['index', 'create', 'store', 'show', 'destroy'])
      .use('store', middleware.limit('claims'))
    router.resource('claims.submissions', Submissions).only(['store'])
    router.resource('claims.answers', Answers).only(['store'])
    router.resource('claims.direct_payments', DirectPayments).only(['store'])
    router.post('mandate', [Mandates, 'store']).as('mandate.store')
    router.delete('mandate', [Mandates, 'destroy']).as('mandate.destroy')
    router.get('members/:id', [People, 'show']).as('members.show').where('id', uuid)
    router
      .get('members/:id/export', [People, 'export'])
      .as('members.trips.export')
      .where('id', uuid)
      .use(middleware.limit('download'))
    router
      .get('agreement', [controllers.people.organisations.tenant.Agreements, 'show'])
      .as('agreement.show')
      .use(middleware.limit('download'))
    router.get('looks', [controllers.people.looks.tenant.Looks, 'index']).as('looks.index')

    router
      .get('onboarding/ovcp-card', [controllers.people.onboarding.tenant.OvcpCard, 'show'])
      .as('onboarding.ovcp_card')

    router
      .get('members/export', [controllers.people.organisations.tenant.Members, 'export'])
      .as('members.export')
      .use(middleware.limit('download'))
    router.resource('members', controllers.people.organisations.tenant.Members).only(['index'])
    router
      .resource('invitations', controllers.people.organisations.tenant.Invitations)
      .only(['store', 'update', 'destroy'])
      .where('id', uuid)

    const { Reports } = controllers.money.reports.tenant
    router.get('reports', [Reports, 'index']).as('reports.index')
    router.get('reports/export', [Reports, 'export']).as('reports.export').use(middleware.limit('download'))
    router.get('reports/document', [Reports, 'document']).as('reports.document').use(middleware.limit('download'))

    const { Balance, Payouts } = controllers.money.payouts.tenant
    router.get('balance', [Balance, 'show']).as('balance.show')
    router
      .get('balance/transactions.csv', [Balance, 'transactions'])
      .as('balance.export')
      .use(middleware.limit('download'))
    router
      .get('balance/statements/:year', [Balance, 'statement'])
      .as('balance.statement')
      .where('year', year)
      .use(middleware.limit('download'))
    router
      .put('bank-account', [controllers.people.organisations.tenant.BankAccount, 'update'])
      .as('bank_account.update')
    router.resource('payouts', Payouts).only(['store', 'destroy']).use('store', middleware.limit('payout'))
  })
  .prefix('t/:tenant')
  .as('tenant')
  .use([middleware.auth(), middleware.verified(), middleware.tenant({ for: 'members' }), middleware.limit('change')])

/** The person's own account, as in the user area. */
router
  .group(() => {
    router.get('profile', [controllers.people.accounts.user.Profile, 'show']).as('profile')
    router
      .get('profile/:section', [controllers.people.accounts.user.Profile, 'show'])
      .as('profile_section')
      .where('section', oneOf(PROFILE_SECTIONS))
  })
  .prefix('t/:tenant')
  .as('tenant')
  .use([middleware.auth(), middleware.verified(), middleware.tenant({ for: 'members' })])

router
  .group(() => {
    router.get('login', [controllers.people.accounts.auth.tenant.Session, 'create']).as('login')
    router.post('login', [controllers.people.accounts.auth.tenant.Session, 'store']).as('login.store')
    router
      .get('forgot-password', [controllers.people.accounts.auth.tenant.ForgotPassword, 'create'])
      .as('forgot_password')
    router
      .post('forgot-password', [controllers.people.accounts.auth.tenant.ForgotPassword, 'store'])
      .as('forgot_password.store')
      .use(middleware.limit('password_reset'))
  })
  .prefix('t/:tenant')
  .as('tenant')
  .use([middleware.tenant(), middleware.guest()])

/** For whoever is on their way in. */
router
  .group(() => {
    router
      .get('onboarding/:token', [controllers.people.onboarding.tenant.PersonalInfo, 'show'])
      .as('onboarding.personal_info.show')
    router
      .post('onboarding/:token', [controllers.people.onboarding.tenant.PersonalInfo, 'store'])
      .as('onboarding.personal_info.store')
      .use(middleware.limit('accepted_invitation'))
    router
      .get('manager-onboarding/:token', [controllers.people.onboarding.tenant.ManagerOnboarding, 'show'])
      .as('manager_onboarding.show')
    router
      .post('manager-onboarding/:token', [controllers.people.onboarding.tenant.ManagerOnboarding, 'store'])
      .as('manager_onboarding.store')
      .use(middleware.limit('accepted_invitation'))
    router
      .post('invitations/:token/requests', [controllers.people.onboarding.tenant.InvitationRequests, 'store'])
      .as('invitations.requests.store')
      .use(middleware.limit('account_mail'))
  })
  .prefix('t/:tenant')
  .as('tenant')
  .use(middleware.tenant())
