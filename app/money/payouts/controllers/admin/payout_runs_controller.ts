import type { HttpContext } from '@adonisjs/core/http'
import { cancelPayoutRun } from '#app/money/payouts/actions/cancel_payout_run'
import { createPayoutRun, executionDays } from '#app/money/payouts/actions/create_payout_run'
import PayoutRun from '#app/money/payouts/payout_run'
import { payoutRunList } from '#app/money/payouts/payout_run_list'
import PayoutRunPolicy from '#app/money/payouts/payout_run_policy'
import { payoutRunMachine } from '#app/money/payouts/payout_status'
import PayoutRunTransformer from '#app/money/payouts/transformers/payout_run_transformer'
import { payoutRunValidator } from '#app/money/payouts/validators'
import { payoutsOfRun, requestedPayouts } from '#app/money/payouts/payout_rows'
import { runDigest } from '#app/money/payouts/run_digest'
import { isNewStaff } from '#app/people/accounts/new_staff'
import { accountTotals } from '#app/money/ledger/ledger'
import { statementBalance } from '#app/money/ledger/proof'
import { latestLedgerCheck } from '#app/money/ledger/ledger_check'
import { sendExport } from '#app/web/http/list_export'
import { listPage, savedViews } from '#app/web/http/list_page'
import { today } from '#app/platform/shared/clock'

export default class PayoutRunsController {
  async index(ctx: HttpContext) {
    const { bouncer, inertia } = ctx
    await bouncer.with(PayoutRunPolicy).authorize('view')
    return inertia.render('Admin/PayoutRuns/Index', {
      list: () => listPage(ctx, payoutRunList),
      savedViews: savedViews(ctx, payoutRunList),
      requested: inertia.defer(() => requestedPayouts(), 'requested'),
      executionDays: executionDays(),
      totals: inertia.defer(() => accountTotals(), 'ledger'),
      statementCents: inertia.defer(statementCents, 'ledger'),
      check: inertia.defer(() => latestLedgerCheck(), 'ledger'),
    })
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(PayoutRunPolicy).authorize('view')
    return sendExport(ctx, payoutRunList)
  }

  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(PayoutRunPolicy).authorize('create')
    const { executeOn } = await request.validateUsing(payoutRunValidator)
    const run = await createPayoutRun(user, executeOn)

    notify('payoutRunCreated')
    return response.redirect().toRoute('admin.payout_runs.show', [run.reference])
  }

  async show({ user, bouncer, inertia, params }: HttpContext) {
    await bouncer.with(PayoutRunPolicy).authorize('view')
    const run = await PayoutRun.findByReferenceOrFail(params.id)
    const payouts = await payoutsOfRun(run.id, user)

    return inertia.render('Admin/PayoutRuns/Show', {
      run: PayoutRunTransformer.transform(run),
      payouts,
      digest: runDigest(run, payouts),
      paidOn: run.paidOn,
      isDue: run.executeOn <= today(),
      may: {
        release: run.status === 'open' && (await bouncer.with(PayoutRunPolicy).allows('release', run)),
        confirm: payoutRunMachine.allows(run.status, 'confirmed'),
        cancel: payoutRunMachine.allows(run.status, 'cancelled'),
        isReleaser: run.releasedById === user.id,
        isOwn: run.createdById === user.id,
        isNew: isNewStaff(user),
      },
    })
  }

  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    const run = await PayoutRun.findByReferenceOrFail(params.id)
    await bouncer.with(PayoutRunPolicy).authorize('create')
    await cancelPayoutRun(run, user)

    notify('payoutRunCancelled')
    return response.redirect().toRoute('admin.payout_runs.index')
  }
}

const statementCents = async () => (await statementBalance(today()))?.cents ?? null
