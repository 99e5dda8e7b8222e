import type { HttpContext } from '@adonisjs/core/http'
import { answerAlike, answerBatch } from '#app/travel/batches/actions/answer_batch'
import { undoBatch } from '#app/claims/uploads/actions/undo_batch'
import { uploadArchive } from '#app/travel/batches/actions/upload_archive'
import { uploadBatch } from '#app/travel/batches/actions/upload_batch'
import { isArchive } from '#app/travel/batches/archive/archive'
import Batch from '#app/travel/batches/batch'
import { batchRowList } from '#app/travel/batches/batch_row_list'
import { outcomeOf } from '#app/claims/uploads/claims_of_batches'
import { coveredMonths } from '#app/travel/batches/covered_months'
import { EXPORT_SITES } from '#app/travel/batches/isomorphic/export_site'
import { batchSummary } from '#app/travel/batches/batch_summary'
import BatchTransformer from '#app/travel/batches/transformers/batch_transformer'
import { cardsOnPlan } from '#app/travel/batches/planned_cards'
import { answerValidator, uploadValidator } from '#app/travel/batches/validators'
import { sendExport } from '#app/web/http/list_export'
import { listPage } from '#app/web/http/list_page'
import { chosenSummary } from '#app/web/http/chosen_claims'
import { missingOf } from '#app/people/onboarding/progress'
import { ownCard } from '#app/travel/cards/cards_of'
import OvcpCard from '#app/travel/cards/ovcp_card'
import OvcpCardTransformer from '#app/travel/cards/transformers/ovcp_card_transformer'
import { pageMeta } from '#app/platform/shared/pagination'
import { pageIn } from '#app/platform/shared/rules'

const PER_PAGE = 20

export default class BatchesController {
  async index({ user, impersonation, inertia, request, session }: HttpContext) {
    const page = await Batch.personal(user)
      .withScopes((scopes) => scopes.newestFirst())
      .paginate(pageIn(request.qs().page), PER_PAGE)

    return inertia.render('User/Batches/Index', {
      // Older batches are appended; changed ones are replaced in place.
      batches: inertia.merge(BatchTransformer.transform(page.all())).matchOn('id'),
      meta: pageMeta(page.currentPage, PER_PAGE, page.total),
      coverage: () => coveredMonths(user),
      missing: user.isStaff || impersonation ? [] : missingOf(user),
      chosen: impersonation ? null : chosenSummary(session),
    })
  }

  async create({ inertia, request }: HttpContext) {
    const { site } = request.qs()
    return inertia.render('User/Batches/Create', {
      site: EXPORT_SITES.find((one) => one === site) ?? EXPORT_SITES[0],
    })
  }

  async store(ctx: HttpContext) {
    const { user, request, response, notify } = ctx
    const { file, groupId, autoImport } = await request.validateUsing(uploadValidator)
    const upload = { path: file.tmpPath!, name: file.clientName, size: file.size }
    if (await isArchive(upload)) return storeArchive(ctx, upload, { groupId, autoImport })
    const batch = await uploadBatch(user, upload, { groupId, autoImport })

    // Of several files each is sent by itself, and the page goes on when all are here.
    if (groupId) return response.status(201).json({ id: batch.publicId })
    if (autoImport) return response.redirect().toRoute('batches.claims.create', [batch.publicId])
    notify('batchUploaded')
    return response.redirect().toRoute('batches.show', [batch.publicId])
  }

  async show(ctx: HttpContext) {
    const { user, inertia, params } = ctx
    const batch = await Batch.personal(user).where('public_id', params.id).firstOrFail()
    const isImported = batch.status === 'imported'
    const cards = batch.status === 'asking' ? await OvcpCard.ownedBy(user).orderBy('id') : []

    return inertia.render('User/Batches/Show', {
      batch: BatchTransformer.transform(batch),
      cards: OvcpCardTransformer.transform(cards),
      plannedCards: () => cardsOnPlan(batch.id),
      list: inertia.defer(() => listPage(ctx, batchRowList, { of: batch.id }), 'list'),
      irregular: isImported ? await batchSummary(batch) : null,
      ...(await outcomeOf(user, batch)),
    })
  }

  async update({ user, params, request, response }: HttpContext) {
    const batch = await Batch.personal(user).where('public_id', params.id).firstOrFail()
    const { cardId, forAll, ...answer } = await request.validateUsing(answerValidator)
    const card = cardId && cardId !== 'other' ? await ownCard(user, cardId) : null
    const answerOne = forAll ? answerAlike : answerBatch
    await answerOne(batch, { ...answer, cardId: card?.id }, user)
    return response.redirect().withQs().back()
  }

  async export(ctx: HttpContext) {
    const { user, params } = ctx
    const batch = await Batch.personal(user).where('public_id', params.batch_id).firstOrFail()
    return sendExport(ctx, batchRowList, { of: batch.id })
  }

  async destroy({ user, params, response, notify }: HttpContext) {
    const batch = await Batch.personal(user).where('public_id', params.id).firstOrFail()
    await undoBatch(batch, user)

    notify('batchUndone')
    return response.redirect().toRoute('batches.show', [batch.publicId])
  }
}

type Upload = { path: string }
type Options = { groupId?: string | null; autoImport?: boolean }

async function storeArchive(ctx: HttpContext, upload: Upload, options: Options) {
  const { user, request, response, notify } = ctx
  const from = { ...options, ip: request.ip() }
  const { batches, known, groupId } = await uploadArchive(user, upload, from)
  const [{ publicId }] = batches
  if (options.groupId) return response.status(201).json({ id: publicId })

  notify('archiveUploaded', { count: batches.length, known })
  if (groupId) return response.redirect().toRoute('batch_groups.show', [groupId])
  const next = options.autoImport ? 'batches.claims.create' : 'batches.show'
  return response.redirect().toRoute(next, [publicId])
}
