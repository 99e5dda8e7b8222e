import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { USER_SECTIONS } from '#app/people/accounts/user_sections'
import { oneOf, uuid } from '#start/matchers'
import { middleware } from '#start/kernel'
import { listRoutes } from '#start/list_routes'
import { tenantList } from '#app/people/tenants/tenant_list'

router
  .group(() => {
    router.get('/', [controllers.web.dashboard.admin.Dashboard, 'show']).as('index')

    router
      .resource('saved-views', controllers.web.savedViews.SavedViews)
      .only(['store', 'update', 'destroy'])
      .where('id', uuid)
    router
      .get('claims/export', [controllers.claims.claims.admin.Claims, 'export'])
      .as('claims.export')
      .use(middleware.limit('download'))
    router.resource('claims', controllers.claims.claims.admin.Claims).only(['index', 'show'])
    const { Decisions, BulkDecisions, DecisionImports } = controllers.claims.decisions.admin
    router.resource('claims.decisions', Decisions).only(['store'])
    router
      .group(() => {
        router.patch('/', [Decisions, 'update']).as('update')
        router.delete('/', [Decisions, 'destroy']).as('destroy')
        router.post('confirmations', [Decisions, 'confirm']).as('confirmations.store')
      })
      .prefix('claims/:claim_id/decision')
      .as('claims.decision')
    router
      .group(() => {
        router.post('/', [controllers.claims.claims.admin.Holds, 'store']).as('store')
        router.delete('/', [controllers.claims.claims.admin.Holds, 'destroy']).as('destroy')
        router.delete('/reply', [controllers.claims.claims.admin.Holds, 'passOn']).as('pass_on')
      })
      .prefix('claims/:claim_id/hold')
      .as('claims.hold')
    router
      .group(() => {
        const { Escalations } = controllers.claims.claims.admin
        router.post('/', [Escalations, 'store']).as('store')
        router.post('question', [Escalations, 'ask']).as('ask')
        router.get('dossier', [Escalations, 'show']).as('dossier').use(middleware.limit('download'))
      })
      .prefix('claims/:claim_id/escalation')
      .as('claims.escalation')
    router.post('decisions', [BulkDecisions, 'store']).as('decisions.store')
    router.post('acknowledgements', [BulkDecisions, 'acknowledge']).as('acknowledgements.store')
    router.resource('decision-imports', DecisionImports).only(['create', 'store', 'show']).where('id', uuid)
    router
      .post('decision-imports/:id/application', [DecisionImports, 'apply'])
      .as('decision_imports.apply')
      .where('id', uuid)
    router.resource('objections', controllers.claims.letters.admin.Objections).only(['create', 'store'])

    const { Attachments } = controllers.claims.attachments.admin
    router
      .group(() => {
        router.post('claims/:claim_id/attachments', [Attachments, 'storeOfClaim']).as('claims.attachments.store')
        router.post('letters/:letter_id/attachments', [Attachments, 'storeOfLetter']).as('letters.attachments.store')
      })
      .use([middleware.limit('upload'), middleware.upload('attachment')])
    router
      .get('attachments/:id', [Attachments, 'show'])
      .as('attachments.show')
      .where('id', uuid)
      .use(middleware.limit('download'))
    router
      .get('claims/:claim_id/evidence', [controllers.claims.claims.admin.Evidence, 'show'])
      .as('claims.evidence')
      .use(middleware.limit('download'))
    router.resource('claims.refunds', controllers.money.matching.admin.Refunds).only(['store'])

    const { Concessions, Counterparties, Drafts } = controllers.travel.operators.admin
    const { Rules } = controllers.claims.rules.admin
    router
      .get('counterparties/export', [Counterparties, 'export'])
      .as('counterparties.export')
      .use(middleware.limit('download'))
    router.resource('counterparties', Counterparties).only(['index', 'show', 'update'])
    router
      .resource('counterparties.drafts', Drafts)
      .only(['destroy'])
      .where('id', /^\d{1,9}$/)
    router
      .post('counterparties/:counterparty_id/drafts/:draft_id/activations', [Drafts, 'activate'])
      .as('counterparties.drafts.activations.store')
      .where('draft_id', /^\d{1,9}$/)
    router
      .resource('counterparties.concessions', Concessions)
      .only(['create', 'store', 'edit', 'update'])
      .where('id', /^\d{1,9}$/)
    router
      .resource('counterparties.rules', Rules)
      .only(['create', 'store', 'show', 'destroy'])
      .where('id', /^\d{1,9}$/)
    router
      .group(() => {
        router.post('activations', [Rules, 'activate']).as('activations.store')
        router.post('checks', [Rules, 'check']).as('checks.store')
      })
      .prefix('counterparties/:counterparty_id/rules/:rule_id')
      .as('counterparties.rules')
      .where('rule_id', /^\d{1,9}$/)

    router
      .get('letters/export', [controllers.claims.letters.admin.Letters, 'export'])
      .as('letters.export')
      .use(middleware.limit('download'))
    router.resource('letters', controllers.claims.letters.admin.Letters).only(['index', 'store', 'show'])
    router
      .get('letters/:letter_id/:file', [controllers.claims.letters.admin.LetterFiles, 'show'])
      .as('letters.file')
      .where('file', /^(letter|table)$/)
      .use(middleware.limit('download'))
    router.resource('counterparties.reminders', controllers.claims.letters.admin.Reminders).only(['store'])
    const { LetterChecks } = controllers.claims.letters.admin
    router.post('letters/:letter_id/checks', [LetterChecks, 'store']).as('letters.checks.store')
    router.delete('letters/:letter_id/checks', [LetterChecks, 'destroy']).as('letters.checks.destroy')
    router.resource('letters.postings', controllers.claims.letters.admin.Postings).only(['store'])
    const { Deliveries } = controllers.claims.letters.admin
    router.post('letters/:letter_id/deliveries', [Deliveries, 'store']).as('letters.deliveries.store')
    router.put('letters/:letter_id/deliveries', [Deliveries, 'update']).as('letters.deliveries.update')
    router.delete('letters/:letter_id/deliveries', [Deliveries, 'destroy']).as('letters.deliveries.destroy')

    const { ContactMessages } = controllers.people.contact.admin
    router
      .get('contact-messages/export', [ContactMessages, 'export'])
      .as('contact_messages.export')
      .use(middleware.limit('download'))
    router.resource('contact-messages', ContactMessages).only(['index', 'show'])
    router
      .group(() => {
        router.post('answers', [ContactMessages, 'answer']).as('answers.store').use(middleware.limit('staff_mail'))
        router.post('closure', [ContactMessages, 'close']).as('closure.store')
      })
      .prefix('contact-messages/:message_id')
      .as('contact_messages')

    router
      .get('trips/export', [controllers.travel.trips.admin.Trips, 'export'])
      .as('trips.export')
      .use(middleware.limit('download'))
    router.resource('trips', controllers.travel.trips.admin.Trips).only(['index', 'show']).where('id', uuid)

    listRoutes('tenants', tenantList, 'Admin/Tenants/Index')
    const { Agreements, Freezes, Managers, Tenants } = controllers.people.organisations.admin
    router.resource('tenants', Tenants).only(['create', 'store', 'edit', 'update'])
    router.post('tenants/:tenant_id/freeze', [Freezes, 'store']).as('tenants.freeze.store')
    router.delete('tenants/:tenant_id/freeze', [Freezes, 'destroy']).as('tenants.freeze.destroy')
    router
      .get('tenants/:tenant_id/agreement', [Agreements, 'show'])
      .as('tenants.agreement.show')
      .use(middleware.limit('download'))
    router.resource('tenants.managers', Managers).only(['store', 'update', 'destroy']).where('id', uuid)
    router
      .get('users/export', [controllers.people.accounts.admin.Users, 'export'])
      .as('users.export')
      .use(middleware.limit('download'))
    router.get('users', [controllers.people.accounts.admin.Users, 'index']).as('users.index')
    router.get('users/:id', [controllers.people.accounts.admin.Users, 'show']).as('users.show').where('id', uuid)
    router
      .get('users/:id/:section', [controllers.people.accounts.admin.Users, 'show'])
      .as('users.section')
      .where('id', uuid)
      .where('section', oneOf(USER_SECTIONS))
    router
      .group(() => {
        const { accounts, impersonation } = controllers.people
        const { emails } = controllers.messages
        router.post('verifications', [accounts.admin.Verifications, 'store']).as('verifications.store')
        router
          .post('password-resets', [accounts.admin.PasswordResets, 'store'])
          .as('password_resets.store')
          .use(middleware.limit('staff_mail'))
        router.post('block', [accounts.admin.Blocks, 'store']).as('block.store')
        router.delete('block', [accounts.admin.Blocks, 'destroy']).as('block.destroy')
        router.post('researcher', [accounts.admin.Researchers, 'store']).as('researcher.store')
        router.delete('researcher', [accounts.admin.Researchers, 'destroy']).as('researcher.destroy')
        router.delete('browser-sessions', [accounts.admin.BrowserSessions, 'destroy']).as('browser_sessions.destroy')
        router
          .get('emails/export', [accounts.admin.Users, 'exportEmails'])
          .as('emails.export')
          .use(middleware.limit('download'))
        for (const [path, action] of [
          ['balance-transactions', 'ledger'],
          ['payouts', 'payouts'],
          ['batches', 'batches'],
        ] as const) {
          router
            .get(`${path}/export`, [accounts.admin.MoneyExports, action])
            .as(`${action}.export`)
            .use(middleware.limit('download'))
        }
        router
          .get('mandate', [controllers.people.onboarding.admin.Mandates, 'show'])
          .as('mandate.show')
          .use(middleware.limit('download'))
        router.get('emails/:id', [emails.admin.Emails, 'show']).as('emails.show')
        router
          .post('emails/:email_id/resends', [emails.admin.Resends, 'store'])
          .as('emails.resends.store')
          .use(middleware.limit('staff_mail'))

        router.delete('two-factor', [accounts.admin.TwoFactors, 'destroy']).as('two_factor.destroy')
        router.post('roles', [accounts.admin.Roles, 'store']).as('roles.store')
        router.post('erasures', [accounts.admin.Erasures, 'store']).as('erasures.store')
        router.post('impersonations', [impersonation.admin.Impersonations, 'store']).as('impersonations.store')
      })
      .prefix('users/:user_id')
      .as('users')
      .where('user_id', uuid)
      .where('email_id', uuid)
      .where('id', uuid)
  })
  .prefix('admin')
  .as('admin')
  .use([middleware.auth(), middleware.staff(), middleware.limit('change')])
