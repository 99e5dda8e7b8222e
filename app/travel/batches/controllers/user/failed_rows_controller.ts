import Batch from '#app/travel/batches/batch'
import type { HttpContext } from '@adonisjs/core/http'
import { failedRows } from '#app/travel/batches/batch_row_list'
import { toCsv } from '#app/platform/shared/csv'

export default class FailedRowsController {
  async index({ user, params, response, i18n }: HttpContext) {
    const batch = await Batch.ownedBy(user).where('public_id', params.batch_id).firstOrFail()
    const failed = await failedRows(batch)

    const head = [i18n.t('batches.failedRows.line'), i18n.t('batches.failedRows.reason')]
    const lines = failed.map((row) => [row.line, i18n.t(`batches.rowProblems.${row.problem}`), ...row.raw])
    return response.file('fareback-failed-rows.csv', toCsv([head, ...lines]))
  }
}
