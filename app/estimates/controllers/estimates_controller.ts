import type { HttpContext } from '@adonisjs/core/http'
import type { FileProblem } from '#app/batches/file_problem'
import { UnreadableFile } from '#app/batches/reading/types'
import { discardEstimate } from '#app/estimates/actions/discard_estimate'
import { estimateOf, readForEstimate } from '#app/estimates/actions/estimate_file'
import { keepEstimate } from '#app/estimates/actions/keep_estimate'
import Estimate from '#app/estimates/estimate'
import { ESTIMATE_TOKEN } from '#app/estimates/estimate_token'
import { estimateValidator } from '#app/estimates/validators'
import { errorBody } from '#app/http/error_body'
import { Refusal } from '#app/shared/refusal'
import { betweenTransactions } from '#app/shared/tenancy'

/** Bytes; a month of a commuter is 10 kB. */
const LARGEST = 5 * 1024 * 1024

const TOO_MUCH: FileProblem[] = ['tooManyRows', 'tooManyCards', 'tooLarge']

export default class EstimatesController {
  async store(ctx: HttpContext) {
    const { i18n, request, response, session } = ctx
    const { file: sent, dayFirst, keep } = await request.validateUsing(estimateValidator)
    const file = { path: sent.tmpPath!, name: sent.clientName, size: sent.size }
    if (file.size > LARGEST) throw new Refusal('file', 'estimateTooLarge')

    const read = await betweenTransactions(() => readForEstimate({ ...file, dayFirst })).catch(
      (error: unknown) => {
        if (error instanceof UnreadableFile) return error.problem
        throw error
      }
    )
    if (typeof read === 'string') {
      if (TOO_MUCH.includes(read)) throw new Refusal('file', 'estimateTooLarge')
      const message = i18n.t(`batches.fileProblems.${read}`)
      return response.status(422).json({ ...errorBody(ctx, message), problem: read })
    }

    const estimate = await estimateOf(read)
    if (keep) {
      await discard(session)
      session.put(ESTIMATE_TOKEN, await keepEstimate(file, estimate))
    }
    return { estimate, format: read.format, isKept: keep === true }
  }

  async destroy({ response, session }: HttpContext) {
    await discard(session)
    return response.redirect().toRoute('welcome')
  }
}

async function discard(session: HttpContext['session']) {
  const kept = await Estimate.findByToken(session.pull(ESTIMATE_TOKEN, null))
  if (kept) await discardEstimate(kept)
}
