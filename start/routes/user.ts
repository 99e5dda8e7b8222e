import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { oneOf, uuid, year } from '#start/matchers'
import { middleware } from '#start/kernel'
import { PROFILE_SECTIONS } from '#app/users/profile_section'

router
  .group(() => {
    router.get('home', [controllers.home.user.Home, 'show']).as('home.show')
    router
      .post('estimate-adoptions', [controllers.estimates.Adoptions, 'store'])
      .as('estimate_adoptions.store')
    router
      .resource('batches', controllers.batches.user.Batches)
      .only(['index', 'create', 'store', 'show', 'update', 'destroy'])
      .where('id', uuid)
      .use('store', [middleware.limit('upload'), middleware.upload('batch')])
      .use('update', middleware.limit('import'))
    router
      .post('upload-links', [controllers.batches.user.UploadLinks, 'store'])
      .as('upload_links.store')
      .use(middleware.limit('upload_link'))
    router
      .resource('batch-groups', controllers.batches.user.BatchGroups)
      .only(['show', 'destroy'])
      .where('id', uuid)
    router
      .post('batch-groups/:id/import', [controllers.batches.user.BatchGroups, 'import'])
      .as('batch_groups.import')
      .where('id', uuid)
      .use(middleware.limit('import'))
    router
      .resource('batches.imports', controllers.batches.user.Imports)
      .only(['store'])
      .use('store', middleware.limit('import'))
    router
      .get('batches/:batch_id/export', [controllers.batches.user.Batches, 'export'])
      .as('batches.export')
      .where('batch_id', uuid)
      .use(middleware.limit('staff_export'))
    router
      .get('batches/:batch_id/failed-rows', [controllers.batches.user.FailedRows, 'index'])
      .as('batches.failed_rows')
    router
      .resource('batches.claims', controllers.claims.user.BatchClaims)
      .only(['create', 'store'])
      .use('store', middleware.limit('claims'))

    router
      .resource('trips', controllers.trips.user.Trips)
      .only(['update'])
      .where('id', uuid)
      .use('update', middleware.limit('claims'))

    router
      .resource('claims', controllers.claims.user.BatchClaims)
      .only(['create', 'store'])
      .use('store', middleware.limit('claims'))
    router.resource('claims', controllers.claims.user.Claims).only(['index', 'show', 'destroy'])
    router
      .resource('claims.submissions', controllers.claims.user.Submissions)
      .only(['create', 'store'])
    router.resource('claims.replies', controllers.claims.user.Replies).only(['store'])
    router
      .put('payments/:id', [controllers.claims.user.PaymentAnswers, 'update'])
      .as('payments.update')
      .where('id', /^\d{1,15}$/)
      .use(middleware.limit('claims'))
    router
      .delete('payments/:id', [controllers.claims.user.PaymentAnswers, 'destroy'])
      .as('payments.destroy')
      .where('id', /^\d{1,15}$/)
      .use(middleware.limit('claims'))
    router
      .post('cards/:card_id/products', [controllers.claims.user.SaidProducts, 'store'])
      .as('cards.products.store')
      .use(middleware.limit('claims'))
    router
      .put('products/:id', [controllers.claims.user.SaidProducts, 'update'])
      .as('products.update')
      .where('id', /^\d{1,15}$/)
      .use(middleware.limit('claims'))
    router
      .put('own-corrections', [controllers.claims.user.OwnCorrections, 'update'])
      .as('own_corrections.update')
    router
      .resource('claims.direct-payments', controllers.claims.user.DirectPayments)
      .only(['store'])
    router
      .post('claims/:claim_id/committee', [controllers.claims.user.CommitteeAnswers, 'store'])
      .as('claims.committee.store')
    router.resource('claims.answers', controllers.claims.user.Answers).only(['store'])
    router
      .get('claims/:claim_id/evidence', [controllers.claims.user.Evidence, 'show'])
      .as('claims.evidence')
      .use(middleware.limit('staff_export'))

    const { Stories } = controllers.claims.user
    router
      .get('claims/:claim_id/story', [Stories, 'show'])
      .as('claims.story')
      .use(middleware.limit('staff_export'))
    router
      .get('claims/:claim_id/picture', [Stories, 'picture'])
      .as('claims.picture')
      .use(middleware.limit('staff_export'))

    const { Balance, MonthlyPayout } = controllers.payouts.user
    router.get('balance', [Balance, 'show']).as('balance.show')
    router
      .get('balance/transactions.csv', [Balance, 'transactions'])
      .as('balance.export')
      .use(middleware.limit('staff_export'))
    router
      .get('balance/statements/:year', [Balance, 'statement'])
      .as('balance.statement')
      .where('year', year)
      .use(middleware.limit('staff_export'))
    router
      .post('balance/monthly-payout', [MonthlyPayout, 'store'])
      .as('balance.monthly_payout.store')
    router
      .delete('balance/monthly-payout', [MonthlyPayout, 'destroy'])
      .as('balance.monthly_payout.destroy')
    router.get('profile', [controllers.users.user.Profile, 'show']).as('profile.show')
    router
      .get('profile/:section', [controllers.users.user.Profile, 'show'])
      .as('profile.section')
      .where('section', oneOf(PROFILE_SECTIONS))
    router
      .put('profile/bank-account', [controllers.users.user.BankAccount, 'update'])
      .as('bank_account.update')
    router.patch('profile', [controllers.users.user.Profile, 'update']).as('profile.update')
    router
      .patch('profile/appearance', [controllers.users.user.Appearance, 'update'])
      .as('appearance.update')
    router
      .patch('profile/email-preferences', [controllers.emails.user.EmailPreferences, 'update'])
      .as('email_preferences.update')
    router
      .resource('profile/cards', controllers.ovcpCards.user.Cards)
      .only(['store', 'update', 'destroy'])
      .as('cards')
      .where('id', uuid)
    router
      .post('profile/premium', [controllers.premium.user.Premium, 'store'])
      .as('premium.store')
      .use(middleware.limit('premium'))
    router
      .delete('profile/premium', [controllers.premium.user.Premium, 'destroy'])
      .as('premium.destroy')
    router
      .post('profile/premium/continuation', [controllers.premium.user.PremiumContinuation, 'store'])
      .as('premium.continuation.store')
    router.get('members', [controllers.tenants.user.Members, 'index']).as('members.index')
    router
      .get('profile/mandate.pdf', [controllers.onboarding.user.Mandate, 'show'])
      .as('mandate.show')
      .use(middleware.limit('staff_export'))
    router
      .delete('profile/mandate', [controllers.onboarding.user.Mandate, 'destroy'])
      .as('mandate.destroy')

    router
      .resource('payouts', controllers.payouts.user.Payouts)
      .only(['store', 'destroy'])
      .use('store', middleware.limit('payout'))

    router
      .resource('expenses', controllers.expenses.user.Expenses)
      .only(['index', 'create', 'store', 'destroy'])
      .use('store', [middleware.limit('upload'), middleware.upload('receipt')])
    router
      .get('expenses/:expense_id/receipt', [controllers.expenses.user.Receipts, 'show'])
      .as('expenses.receipt')

    const { JobApplications } = controllers.jobApplications.user
    router.get('job-application', [JobApplications, 'show']).as('job_application.show')
    router.get('job-application/create', [JobApplications, 'create']).as('job_application.create')
    router
      .post('job-application', [JobApplications, 'store'])
      .as('job_application.store')
      .use(middleware.limit('application'))
    router.delete('job-application', [JobApplications, 'destroy']).as('job_application.destroy')

    router
      .group(() => {
        router.get('/', [controllers.accountClosure.user.AccountClosure, 'show']).as('show')
        router
          .post('withdrawals', [controllers.accountClosure.user.Withdrawals, 'store'])
          .as('withdrawals.store')
        router
          .post('given-up-claims', [controllers.accountClosure.user.GivenUpClaims, 'store'])
          .as('given_up_claims.store')
        router
          .post('payouts', [controllers.accountClosure.user.Payouts, 'store'])
          .as('payouts.store')
          .use(middleware.limit('payout'))
        router
          .post('given-up-balance', [controllers.accountClosure.user.GivenUpBalances, 'store'])
          .as('given_up_balance.store')
        router
          .get('export', [controllers.accountClosure.user.Exports, 'show'])
          .as('export')
          .use(middleware.confirmed())
        router
          .post('erasures', [controllers.accountClosure.user.Erasures, 'store'])
          .as('erasures.store')
      })
      .prefix('leaving')
      .as('leaving')
  })
  .where('batch_id', uuid)
  .use([middleware.auth(), middleware.verified(), middleware.limit('change')])

router
  .group(() => {
    router.get('/', [controllers.onboarding.user.Onboarding, 'index']).as('index')
    router
      .group(() => {
        const { AdditionalInformation } = controllers.onboarding.user
        router.get('/', [AdditionalInformation, 'show']).as('show')
        router.post('/', [AdditionalInformation, 'store']).as('store')
        router.patch('/', [AdditionalInformation, 'update']).as('update')
      })
      .prefix('additional-information')
      .as('additional_information')
    router.get('ovcp-card', [controllers.onboarding.user.OvcpCard, 'show']).as('ovcp_card.show')
    router.post('ovcp-card', [controllers.onboarding.user.OvcpCard, 'store']).as('ovcp_card.store')
  })
  .prefix('onboarding')
  .as('onboarding')
  .use([middleware.auth(), middleware.verified(), middleware.limit('change')])
