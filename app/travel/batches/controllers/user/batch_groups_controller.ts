import type { HttpContext } from '@adonisjs/core/http'
import { commitGroup, findGroup, hasNewRows, undoGroup } from '#app/claims/uploads/batch_group'
import { estimatePlan } from '#app/claims/uploads/estimate_plan'
import BatchTransformer from '#app/travel/batches/transformers/batch_transformer'
import { claimsOfBatches } from '#app/claims/uploads/claims_of_batches'
import OvcpCard from '#app/travel/cards/ovcp_card'
import OvcpCardTransformer from '#app/travel/cards/transformers/ovcp_card_transformer'

export default class BatchGroupsController {
  async show({ user, inertia, params }: HttpContext) {
    const batches = await findGroup(user, params.id)
    const ready = batches.filter(hasNewRows)
    const isAsking = batches.some(({ status }) => status === 'asking')
    const cards = isAsking ? await OvcpCard.ownedBy(user).orderBy('id') : []

    return inertia.render('User/BatchGroups/Show', {
      groupId: params.id as string,
      batches: BatchTransformer.transform(batches),
      cards: OvcpCardTransformer.transform(cards),
      worth: inertia.defer(async () => {
        if (ready.length > 0) return estimatePlan(ready)
        return claimsOfBatches(user, batches)
      }, 'worth'),
    })
  }

  async import({ user, params, response }: HttpContext) {
    await commitGroup(await findGroup(user, params.id), user)
    return response.redirect().toRoute('batch_groups.show', [params.id])
  }

  async destroy({ user, params, response, notify }: HttpContext) {
    await undoGroup(await findGroup(user, params.id), user)
    notify('batchUndone')
    return response.redirect().toRoute('batch_groups.show', [params.id])
  }
}
