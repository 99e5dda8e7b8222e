import type { HttpContext } from '@adonisjs/core/http'
import { undoBatch } from '#app/batches/actions/undo_batch'
import { uploadBatch } from '#app/batches/actions/upload_batch'
import Batch from '#app/batches/batch'
import { ROWS_PER_PAGE, batchRows } from '#app/batches/batch_row_list'
import { irregularitiesOf } from '#app/batches/batch_trips'
import BatchRowTransformer from '#app/batches/transformers/batch_row_transformer'
import BatchTransformer from '#app/batches/transformers/batch_transformer'
import { batchRowsValidator, uploadValidator } from '#app/batches/validators'
import { missingOf } from '#app/onboarding/progress'
import { ownCard } from '#app/ovcp_cards/cards_of'
import OvcpCard from '#app/ovcp_cards/ovcp_card'
import OvcpCardTransformer from '#app/ovcp_cards/transformers/ovcp_card_transformer'
import { pageMeta } from '#app/shared/pagination'
import { pageIn } from '#app/shared/rules'

const PER_PAGE = 20

export default class BatchesController {
  async index({ auth, impersonation, inertia, request }: HttpContext) {
    const page = await Batch.ownedBy(auth.user!)
      .withScopes((scopes) => scopes.newestFirst())
      .paginate(pageIn(request.input('page')), PER_PAGE)

    return inertia.render('User/Batches/Index', {
      // Older ones join those that are shown, and what still moves is replaced where it stands.
      batches: inertia.merge(BatchTransformer.transform(page.all())).matchOn('id'),
      meta: pageMeta(page.currentPage, PER_PAGE, page.total),
      // Who only looks along is not asked to complete anything.
      missing: auth.user!.isStaff || impersonation ? [] : missingOf(auth.user!),
    })
  }

  async create({ auth, inertia }: HttpContext) {
    const cards = await OvcpCard.ownedBy(auth.user!).orderBy('id')
    return inertia.render('User/Batches/Create', { cards: OvcpCardTransformer.transform(cards) })
  }

  async store({ auth, request, response, notify }: HttpContext) {
    const { file, cardId, dayFirst } = await request.validateUsing(uploadValidator)

    const card = cardId ? await ownCard(auth.user!, cardId) : null
    const upload = { path: file.tmpPath!, name: file.clientName, size: file.size }
    const batch = await uploadBatch(auth.user!, upload, { cardId: card?.id, dayFirst })

    notify('batchUploaded')
    return response.redirect().toRoute('batches.show', [batch.publicId])
  }

  async show({ auth, inertia, params, request }: HttpContext) {
    const batch = await Batch.ownedBy(auth.user!).where('public_id', params.id).firstOrFail()
    const { disposition, page = 1 } = await request.validateUsing(batchRowsValidator, {
      data: request.qs(),
    })
    const counts = batch.plan.counts
    const total = disposition ? (counts?.[disposition] ?? 0) : batch.rowsRead

    return inertia.render('User/Batches/Show', {
      batch: BatchTransformer.transform(batch),
      rows: inertia.defer(
        async () => BatchRowTransformer.transform(await batchRows(batch, disposition, page)),
        'rows'
      ),
      rowsMeta: pageMeta(page, ROWS_PER_PAGE, total),
      disposition: disposition ?? null,
      irregular: batch.status === 'imported' ? await irregularitiesOf(batch) : null,
    })
  }

  async destroy({ auth, params, response, notify }: HttpContext) {
    const batch = await Batch.ownedBy(auth.user!).where('public_id', params.id).firstOrFail()
    await undoBatch(batch, auth.user!)

    notify('batchUndone')
    return response.redirect().toRoute('batches.show', [batch.publicId])
  }
}
