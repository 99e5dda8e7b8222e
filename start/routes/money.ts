import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { uuid } from '#start/matchers'

/** Finance: statements, matching, corrections, payouts and the proof of the books. */
router
  .group(() => {
    const { Statements } = controllers.money.statements.admin
    router.get('statements/export', [Statements, 'export']).as('statements.export').use(middleware.limit('download'))
    router
      .get('statements/:statement_id/export', [Statements, 'exportLines'])
      .as('statements.lines.export')
      .use(middleware.limit('download'))
    router.resource('statements', Statements).only(['index', 'show'])
    router.post('statements/:statement_id/confirmations', [Statements, 'confirm']).as('statements.confirmations.store')
    router.post('statements/:statement_id/withdrawals', [Statements, 'takeBack']).as('statements.withdrawals.store')
    router.post('statements/:statement_id/answers', [Statements, 'answer']).as('statements.answers.store')
    router
      .post('statements', [Statements, 'store'])
      .as('statements.store')
      .use([middleware.limit('upload'), middleware.upload('statement')])

    const { Allocations, Lines, Matches, Payers, Suspense, Together } = controllers.money.matching.admin
    router.post('together', [Together, 'store']).as('together.store')
    router.put('together', [Together, 'update']).as('together.update')
    router.get('lines/export', [Lines, 'export']).as('lines.export').use(middleware.limit('download'))
    router.resource('lines', Lines).only(['index', 'show', 'destroy'])
    router
      .group(() => {
        router.post('matches', [Matches, 'store']).as('matches.store')
        router.post('lists', [Matches, 'paste']).as('lists.store')
        router.post('set-aside', [Suspense, 'setAside']).as('set_aside.store')
        router.post('return', [Suspense, 'sendBack']).as('return.store')
        router.post('write-off', [Suspense, 'writeOff']).as('write_off.store')
        router.post('payer-name', [Payers, 'keepName']).as('payer_name.store')
        router.delete('payer-name', [Payers, 'forgetName']).as('payer_name.destroy')
        router.post('payer-account', [Payers, 'keepAccount']).as('payer_account.store')
        router.post('confirmations', [Allocations, 'confirmLine']).as('confirmations.store')
        router.delete('allocations/:id', [Allocations, 'destroy']).as('allocations.destroy')
        router.post('allocations/:allocation_id/reviews', [Allocations, 'confirm']).as('allocations.reviews.store')
      })
      .prefix('lines/:line_id')
      .as('lines')
      .where('id', /^\d{1,15}$/)
      .where('allocation_id', /^\d{1,15}$/)

    const { CostRules } = controllers.money.costs.admin
    router
      .resource('cost-rules', CostRules)
      .only(['index', 'store', 'show', 'destroy'])
      .where('id', /^\d{1,15}$/)
    router
      .post('cost-rules/:cost_rule_id/activations', [CostRules, 'activate'])
      .as('cost_rules.activations.store')
      .where('cost_rule_id', /^\d{1,15}$/)

    const { Corrections } = controllers.money.adjustments.admin
    router.get('corrections', [Corrections, 'index']).as('corrections.index')
    router.post('corrections/:correction_id/approvals', [Corrections, 'approve']).as('corrections.approvals.store')
    router.post('corrections/:correction_id/rejections', [Corrections, 'reject']).as('corrections.rejections.store')
    router.delete('corrections/:correction_id', [Corrections, 'destroy']).as('corrections.destroy')
    router
      .post('users/:user_id/corrections', [Corrections, 'store'])
      .as('users.corrections.store')
      .where('user_id', uuid)

    const { Clearances, PaymentFiles, PayoutRuns, Payouts, Releases } = controllers.money.payouts.admin
    const { Confirmations, PaymentReports } = controllers.money.matching.admin
    router.get('payout-runs/export', [PayoutRuns, 'export']).as('payout_runs.export').use(middleware.limit('download'))
    router.resource('payout-runs', PayoutRuns).only(['index', 'store', 'show', 'destroy'])
    router.resource('payout-runs.releases', Releases).only(['store'])
    router.resource('payout-runs.confirmations', Confirmations).only(['store'])
    router.get('payout-runs/:payout_run_id/payment-file', [PaymentFiles, 'show']).as('payout_runs.payment_file')
    router
      .post('payout-runs/:payout_run_id/reports', [PaymentReports, 'store'])
      .as('payout_runs.reports.store')
      .use([middleware.limit('upload'), middleware.upload('report')])
    router.delete('payout-runs/:payout_run_id/payouts/:id', [Payouts, 'remove']).as('payout_runs.payouts.destroy')
    router.post('payouts/:payout_id/rejections', [Payouts, 'reject']).as('payouts.rejections.store')
    router.post('payouts/:payout_id/clearances', [Clearances, 'store']).as('payouts.clearances.store')
    router.delete('payouts/:payout_id/clearances', [Clearances, 'destroy']).as('payouts.clearances.destroy')

    const {
      Approvals,
      Decisions: ExpenseDecisions,
      Expenses,
      Receipts,
      Reimbursements,
    } = controllers.money.expenses.admin
    router.get('expenses/export', [Expenses, 'export']).as('expenses.export').use(middleware.limit('download'))
    router.resource('expenses', Expenses).only(['index', 'show'])
    router.post('expenses/approvals', [Approvals, 'store']).as('expenses.approvals.store')
    router
      .group(() => {
        router.get('receipt', [Receipts, 'show']).as('receipt')
        router.post('decision', [ExpenseDecisions, 'store']).as('decision.store')
        router.delete('decision', [ExpenseDecisions, 'destroy']).as('decision.destroy')
        router.post('reimbursement', [Reimbursements, 'store']).as('reimbursement.store')
      })
      .prefix('expenses/:expense_id')
      .as('expenses')

    const { LedgerChecks, Proof } = controllers.money.ledger.admin
    router.resource('ledger-checks', LedgerChecks).only(['store'])
    router.get('proof', [Proof, 'show']).as('proof.show')

    const { Closings } = controllers.money.closings.admin
    router.get('closings', [Closings, 'index']).as('closings.index')
    router.post('closings', [Closings, 'store']).as('closings.store')
    router
      .group(() => {
        router.post('confirmations', [Closings, 'confirm']).as('confirmations.store')
        router.delete('/', [Closings, 'destroy']).as('destroy')
        router.get('export', [Closings, 'export']).as('export').use(middleware.limit('download'))
      })
      .prefix('closings/:month')
      .as('closings')
      .where('month', /^\d{4}-\d{2}-\d{2}$/)
  })
  .prefix('admin')
  .as('admin')
  .use([middleware.auth(), middleware.staff(), middleware.limit('change')])
