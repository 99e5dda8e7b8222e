import type { HttpContext } from '@adonisjs/core/http'
import { applyCorrection } from '#app/corrections/actions/apply_correction'
import { rejectCorrection } from '#app/corrections/actions/reject_correction'
import { correctBalance } from '#app/corrections/actions/request_correction'
import { withdrawCorrection } from '#app/corrections/actions/withdraw_correction'
import Correction from '#app/corrections/correction'
import CorrectionPolicy from '#app/corrections/correction_policy'
import { waitingCorrections } from '#app/corrections/waiting_corrections'
import { correctionValidator } from '#app/corrections/validators'
import User from '#app/users/user'

export default class CorrectionsController {
  async index({ auth, bouncer, inertia }: HttpContext) {
    await bouncer.with(CorrectionPolicy).authorize('view')
    return inertia.render('Admin/Corrections/Index', {
      corrections: await waitingCorrections(auth.user!),
    })
  }

  async store({ auth, bouncer, params, request, response, notify }: HttpContext) {
    const user = await User.findByOrFail('publicId', params.user_id)
    await bouncer.with(CorrectionPolicy).authorize('create', user)
    const { amountCents, reason } = await request.validateUsing(correctionValidator)
    const correction = await correctBalance(user, amountCents, reason, auth.user!)

    notify(correction.status === 'applied' ? 'balanceCorrected' : 'correctionRequested')
    return response.redirect().toRoute('admin.users.section', [user.publicId, 'balance'])
  }

  async approve({ auth, bouncer, params, response, notify }: HttpContext) {
    const correction = await Correction.findByOrFail('reference', params.correction_id)
    await bouncer.with(CorrectionPolicy).authorize('decide', correction)
    await applyCorrection(correction, auth.user!)

    notify('correctionApplied')
    return response.redirect().toRoute('admin.corrections.index')
  }

  async reject({ auth, bouncer, params, response, notify }: HttpContext) {
    const correction = await Correction.findByOrFail('reference', params.correction_id)
    await bouncer.with(CorrectionPolicy).authorize('decide', correction)
    await rejectCorrection(correction, auth.user!)

    notify('correctionRejected')
    return response.redirect().toRoute('admin.corrections.index')
  }

  async destroy({ auth, bouncer, params, response, notify }: HttpContext) {
    const correction = await Correction.findByOrFail('reference', params.correction_id)
    await bouncer.with(CorrectionPolicy).authorize('withdraw', correction)
    await withdrawCorrection(correction, auth.user!)

    notify('correctionWithdrawn')
    return response.redirect().toRoute('admin.corrections.index')
  }
}
