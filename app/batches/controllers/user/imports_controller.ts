import type { HttpContext } from '@adonisjs/core/http'
import { commitBatch } from '#app/batches/actions/commit_batch'
import { ownBatch } from '#app/batches/controllers/user/batches_controller'

/** Committing a batch's plan. */
export default class ImportsController {
  async store({ auth, params, response }: HttpContext) {
    const batch = await ownBatch(auth.user!, params.batch_id)
    await commitBatch(batch, auth.user!)
    return response.redirect().toRoute('batches.show', [batch.publicId])
  }
}
