import type { HttpContext } from '@adonisjs/core/http'
import { isArchive } from '#app/travel/batches/archive/archive'
import type { FileProblem } from '#app/travel/batches/file_problem'
import { UnreadableFile } from '#app/travel/batches/reading/types'
import { discardEstimate } from '#app/claims/estimates/actions/discard_estimate'
import { estimateOf, readForEstimate } from '#app/claims/estimates/actions/estimate_file'
import { storeEstimate } from '#app/claims/estimates/actions/store_estimate'
import Estimate from '#app/claims/estimates/estimate'
import { ESTIMATE_TOKEN } from '#app/claims/estimates/estimate_token'
import { estimateValidator } from '#app/claims/estimates/validators'
import { inVisitorTurn } from '#app/claims/estimates/visitor_turn'
import { errorBody } from '#app/web/http/error_body'
import { consume } from '#app/platform/shared/limits'
import { Refusal } from '#app/platform/shared/refusal'
import { betweenTransactions } from '#app/platform/shared/tenancy'

const TOO_MUCH: FileProblem[] = ['tooManyRows', 'tooManyCards', 'tooLarge']

export default class EstimatesController {
  async store(ctx: HttpContext) {
    const { i18n, request, response, session } = ctx
    const { file: sent, dayFirst, keep } = await request.validateUsing(estimateValidator)
    const file = { path: sent.tmpPath!, name: sent.clientName, size: sent.size }

    const reading = betweenTransactions(() =>
      inVisitorTurn(request.ip(), async () => {
        if (await isArchive(file)) throw new Refusal('file', 'estimateArchive')
        return readForEstimate({ ...file, dayFirst })
      })
    )
    const read = await reading.catch((error: unknown) => {
      if (error instanceof UnreadableFile) return error.problem
      throw error
    })
    if (typeof read === 'string') {
      if (TOO_MUCH.includes(read)) throw new Refusal('file', 'estimateTooLarge')
      const message = i18n.t(`batches.fileProblems.${read}`)
      return response.status(422).json({ ...errorBody(ctx, message), problem: read })
    }

    const estimate = await estimateOf(read)
    if (keep) {
      await consume('visitor_kept_megabytes', { ip: request.ip() }, Math.ceil(file.size / 1_000_000))
      const token = await storeEstimate(file, estimate)
      await discard(session)
      session.put(ESTIMATE_TOKEN, token)
    }
    const { format, onlyCheckOuts } = read
    return { estimate, format, onlyCheckOuts, isKept: keep === true }
  }

  async destroy({ response, session }: HttpContext) {
    await discard(session)
    return response.redirect().withQs().back()
  }
}

async function discard(session: HttpContext['session']) {
  const kept = await Estimate.findByToken(session.pull(ESTIMATE_TOKEN, null))
  if (kept) await discardEstimate(kept)
}
