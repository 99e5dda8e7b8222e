import Batch from '#app/travel/batches/batch'
import type { HttpContext } from '@adonisjs/core/http'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'

export default class ImportsController {
  async store({ user, params, response }: HttpContext) {
    const batch = await Batch.personal(user).where('public_id', params.batch_id).firstOrFail()
    await commitBatch(batch, user)
    return response.redirect().toRoute('batches.show', [batch.publicId])
  }
}
