import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { oneOf, uuid, year } from '#start/matchers'
import { middleware } from '#start/kernel'
import { PROFILE_SECTIONS } from '#app/people/accounts/profile_section'

router
  .group(() => {
    router.get('home', [controllers.web.home.user.Home, 'show']).as('home.show')
    router.post('estimate-adoptions', [controllers.claims.estimates.Adoptions, 'store']).as('estimate_adoptions.store')
    router
      .resource('batches', controllers.travel.batches.user.Batches)
      .only(['index', 'create', 'store', 'show', 'update', 'destroy'])
      .where('id', uuid)
      .use('store', [middleware.limit('upload'), middleware.upload('batch')])
      .use('update', middleware.limit('import'))
    router
      .post('upload-links', [controllers.travel.batches.user.UploadLinks, 'store'])
      .as('upload_links.store')
      .use(middleware.limit('upload_link'))
    router
      .resource('batch-groups', controllers.travel.batches.user.BatchGroups)
      .only(['show', 'destroy'])
      .where('id', uuid)
    router
      .post('batch-groups/:id/import', [controllers.travel.batches.user.BatchGroups, 'import'])
      .as('batch_groups.import')
      .where('id', uuid)
      .use(middleware.limit('import'))
    router
      .resource('batches.imports', controllers.travel.batches.user.Imports)
      .only(['store'])
      .use('store', middleware.limit('import'))
    router
      .get('batches/:batch_id/export', [controllers.travel.batches.user.Batches, 'export'])
      .as('batches.export')
      .where('batch_id', uuid)
      .use(middleware.limit('download'))
    router
      .get('batches/:batch_id/failed-rows', [controllers.travel.batches.user.FailedRows, 'index'])
      .as('batches.failed_rows')
    router
      .resource('batches.claims', controllers.claims.claims.user.BatchClaims)
      .only(['create', 'store'])
      .use('store', middleware.limit('claims'))

    router
      .resource('trips', controllers.travel.trips.user.Trips)
      .only(['update'])
      .where('id', uuid)
      .use('update', middleware.limit('claims'))

    router
      .resource('claims', controllers.claims.claims.user.BatchClaims)
      .only(['create', 'store'])
      .use('store', middleware.limit('claims'))
    router.resource('claims', controllers.claims.claims.user.Claims).only(['index', 'show', 'destroy'])
    router.resource('claims.submissions', controllers.claims.claims.user.Submissions).only(['create', 'store'])
    router.resource('claims.replies', controllers.claims.claims.user.Replies).only(['store'])
    router
      .put('payments/:id', [controllers.claims.claims.user.PaymentAnswers, 'update'])
      .as('payments.update')
      .where('id', /^\d{1,15}$/)
      .use(middleware.limit('claims'))
    router
      .delete('payments/:id', [controllers.claims.claims.user.PaymentAnswers, 'destroy'])
      .as('payments.destroy')
      .where('id', /^\d{1,15}$/)
      .use(middleware.limit('claims'))
    router
      .post('cards/:card_id/products', [controllers.claims.claims.user.SaidProducts, 'store'])
      .as('cards.products.store')
      .use(middleware.limit('claims'))
    router
      .put('products/:id', [controllers.claims.claims.user.SaidProducts, 'update'])
      .as('products.update')
      .where('id', /^\d{1,15}$/)
      .use(middleware.limit('claims'))
    router
      .put('own-corrections', [controllers.claims.claims.user.OwnCorrections, 'update'])
      .as('own_corrections.update')
    router.resource('claims.direct-payments', controllers.claims.claims.user.DirectPayments).only(['store'])
    router
      .post('claims/:claim_id/committee', [controllers.claims.claims.user.CommitteeAnswers, 'store'])
      .as('claims.committee.store')
    router.resource('claims.answers', controllers.claims.claims.user.Answers).only(['store'])
    router
      .get('claims/:claim_id/evidence', [controllers.claims.claims.user.Evidence, 'show'])
      .as('claims.evidence')
      .use(middleware.limit('download'))

    const { Stories } = controllers.claims.claims.user
    router.get('claims/:claim_id/story', [Stories, 'show']).as('claims.story').use(middleware.limit('download'))
    router.get('claims/:claim_id/picture', [Stories, 'picture']).as('claims.picture').use(middleware.limit('download'))

    const { Balance, MonthlyPayout } = controllers.money.payouts.user
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
    router.post('balance/monthly-payout', [MonthlyPayout, 'store']).as('balance.monthly_payout.store')
    router.delete('balance/monthly-payout', [MonthlyPayout, 'destroy']).as('balance.monthly_payout.destroy')
    router.get('profile', [controllers.people.accounts.user.Profile, 'show']).as('profile.show')
    router
      .get('profile/:section', [controllers.people.accounts.user.Profile, 'show'])
      .as('profile.section')
      .where('section', oneOf(PROFILE_SECTIONS))
    router
      .put('profile/bank-account', [controllers.people.accounts.user.BankAccount, 'update'])
      .as('bank_account.update')
    router.patch('profile', [controllers.people.accounts.user.Profile, 'update']).as('profile.update')
    router.patch('profile/appearance', [controllers.people.accounts.user.Appearance, 'update']).as('appearance.update')
    router
      .patch('profile/email-preferences', [controllers.messages.emails.user.EmailPreferences, 'update'])
      .as('email_preferences.update')
    router
      .resource('profile/cards', controllers.travel.cards.user.Cards)
      .only(['store', 'update', 'destroy'])
      .as('cards')
      .where('id', uuid)
    router
      .post('profile/premium', [controllers.money.premium.user.Premium, 'store'])
      .as('premium.store')
      .use(middleware.limit('premium'))
    router.delete('profile/premium', [controllers.money.premium.user.Premium, 'destroy']).as('premium.destroy')
    router
      .post('profile/premium/continuation', [controllers.money.premium.user.PremiumContinuation, 'store'])
      .as('premium.continuation.store')
    router.get('members', [controllers.people.organisations.user.Members, 'index']).as('members.index')
    router.get('organisation', [controllers.people.organisations.user.Organisation, 'show']).as('organisation.show')
    router
      .get('profile/mandate.pdf', [controllers.people.onboarding.user.Mandate, 'show'])
      .as('mandate.show')
      .use(middleware.limit('download'))
    router.delete('profile/mandate', [controllers.people.onboarding.user.Mandate, 'destroy']).as('mandate.destroy')

    router
      .resource('payouts', controllers.money.payouts.user.Payouts)
      .only(['store', 'destroy'])
      .use('store', middleware.limit('payout'))

    router
      .resource('expenses', controllers.money.expenses.user.Expenses)
      .only(['index', 'create', 'store', 'destroy'])
      .use('store', [middleware.limit('upload'), middleware.upload('receipt')])
    router
      .get('expenses/:expense_id/receipt', [controllers.money.expenses.user.Receipts, 'show'])
      .as('expenses.receipt')

    const { JobApplications } = controllers.people.applications.user
    router.get('job-application', [JobApplications, 'show']).as('job_application.show')
    router.get('job-application/create', [JobApplications, 'create']).as('job_application.create')
    router
      .post('job-application', [JobApplications, 'store'])
      .as('job_application.store')
      .use(middleware.limit('application'))
    router.delete('job-application', [JobApplications, 'destroy']).as('job_application.destroy')

    router
      .group(() => {
        router.get('/', [controllers.web.closure.user.AccountClosure, 'show']).as('show')
        router.post('withdrawals', [controllers.web.closure.user.Withdrawals, 'store']).as('withdrawals.store')
        router
          .post('given-up-claims', [controllers.web.closure.user.GivenUpClaims, 'store'])
          .as('given_up_claims.store')
        router
          .post('payouts', [controllers.web.closure.user.Payouts, 'store'])
          .as('payouts.store')
          .use(middleware.limit('payout'))
        router
          .post('given-up-balance', [controllers.web.closure.user.GivenUpBalances, 'store'])
          .as('given_up_balance.store')
        router.get('export', [controllers.web.closure.user.Exports, 'show']).as('export').use(middleware.confirmed())
        router.post('erasures', [controllers.web.closure.user.Erasures, 'store']).as('erasures.store')
      })
      .prefix('leaving')
      .as('leaving')
  })
  .where('batch_id', uuid)
  .use([middleware.auth(), middleware.verified(), middleware.limit('change')])

router
  .group(() => {
    router.get('/', [controllers.people.onboarding.user.Onboarding, 'index']).as('index')
    router
      .group(() => {
        const { AdditionalInformation } = controllers.people.onboarding.user
        router.get('/', [AdditionalInformation, 'show']).as('show')
        router.post('/', [AdditionalInformation, 'store']).as('store')
        router.patch('/', [AdditionalInformation, 'update']).as('update')
      })
      .prefix('additional-information')
      .as('additional_information')
    router.get('ovcp-card', [controllers.people.onboarding.user.OvcpCard, 'show']).as('ovcp_card.show')
    router.post('ovcp-card', [controllers.people.onboarding.user.OvcpCard, 'store']).as('ovcp_card.store')
  })
  .prefix('onboarding')
  .as('onboarding')
  .use([middleware.auth(), middleware.verified(), middleware.limit('change')])
