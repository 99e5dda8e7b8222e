import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/', [controllers.overview.admin.Overview, 'show']).as('index')

    router.resource('claims', controllers.claims.admin.Claims).only(['index', 'show'])
    router.resource('claims.decisions', controllers.claims.admin.Decisions).only(['store'])
    router.resource('claims.refunds', controllers.refunds.admin.Refunds).only(['store'])

    router
      .resource('trips', controllers.trips.admin.Trips)
      .only(['index', 'show'])
      .where('id', router.matchers.uuid())

    router
      .resource('payout-runs', controllers.payouts.admin.PayoutRuns)
      .only(['index', 'store', 'show', 'destroy'])
    router.resource('payout-runs.releases', controllers.payouts.admin.Releases).only(['store'])
    router
      .resource('payout-runs.confirmations', controllers.payouts.admin.Confirmations)
      .only(['store'])
    router
      .get('payout-runs/:payout_run_id/payment-file', [
        controllers.payouts.admin.PaymentFiles,
        'show',
      ])
      .as('payout_runs.payment_file')
  })
  .prefix('admin')
  .as('admin')
  .use([middleware.auth(), middleware.staff()])
