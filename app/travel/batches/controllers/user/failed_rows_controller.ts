import Batch from '#app/travel/batches/batch'
import type { HttpContext } from '@adonisjs/core/http'
import { failedLines } from '#app/travel/batches/batch_row_list'
import { toCsv } from '#app/platform/shared/csv'

export default class FailedRowsController {
  async index({ user, params, response, i18n }: HttpContext) {
    const batch = await Batch.personal(user).where('public_id', params.batch_id).firstOrFail()
    return response.file('fareback-failed-rows.csv', toCsv(await failedLines(batch, i18n)))
  }
}
