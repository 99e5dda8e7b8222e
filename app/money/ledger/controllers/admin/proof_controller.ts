import type { HttpContext } from '@adonisjs/core/http'
import LedgerPolicy from '#app/money/ledger/ledger_policy'
import { latestLedgerCheck } from '#app/money/ledger/ledger_check'
import { proofOf } from '#app/money/ledger/proof'
import { proofValidator } from '#app/money/ledger/validators'
import { today } from '#app/platform/shared/clock'

export default class ProofController {
  async show({ bouncer, inertia, request }: HttpContext) {
    await bouncer.with(LedgerPolicy).authorize('check')
    const [problem, asked] = await request.tryValidateUsing(proofValidator)
    const day = asked?.day ?? today()
    return inertia.render('Admin/Proof/Show', {
      proof: () => proofOf(day),
      check: () => latestLedgerCheck(),
      today: today(),
      isOtherDay: problem !== null,
    })
  }
}
