import type { HttpContext } from '@adonisjs/core/http'
import { undoBatch } from '#app/claims/uploads/actions/undo_batch'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { pageMeta } from '#app/platform/shared/pagination'
import { pageIn } from '#app/platform/shared/rules'
import { escalatedToWorker } from '#app/platform/shared/tenancy'
import { answerAlike, answerBatch } from '#app/travel/batches/actions/answer_batch'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'
import { uploadArchive } from '#app/travel/batches/actions/upload_archive'
import { uploadBatch } from '#app/travel/batches/actions/upload_batch'
import { isArchive } from '#app/travel/batches/archive/archive'
import Batch from '#app/travel/batches/batch'
import { failedLines, tenantBatchRowList } from '#app/travel/batches/batch_row_list'
import { type CardListLine, assignablePeople } from '#app/travel/batches/card_list'
import { cardsOfFile } from '#app/travel/batches/cards_of_file'
import BatchTransformer from '#app/travel/batches/transformers/batch_transformer'
import { unassignedCards } from '#app/travel/batches/unassigned_cards'
import { answerValidator, uploadValidator } from '#app/travel/batches/validators'
import { toCsv } from '#app/platform/shared/csv'
import { sendExport } from '#app/web/http/list_export'
import { listPage } from '#app/web/http/list_page'

const PER_PAGE = 20

/** The files of an organisation, for its managers; others are shown their own. */
export default class BatchesController {
  async index({ bouncer, inertia, request, response, session, tenant }: HttpContext) {
    if (await bouncer.with(TenantPolicy).denies('manage', tenant)) return response.redirect().toRoute('batches.index')
    const page = await Batch.ofTenant(tenant)
      .withScopes((scopes) => scopes.newestFirst())
      .paginate(pageIn(request.qs().page), PER_PAGE)

    return inertia.render('Tenant/Batches/Index', {
      batches: inertia.merge(BatchTransformer.transform(page.all())).matchOn('id'),
      meta: pageMeta(page.currentPage, PER_PAGE, page.total),
      unassigned: await unassignedCards(tenant),
      people: inertia.defer(async () => peopleProps(await assignablePeople(tenant)), 'people'),
      lines: (session.flashMessages.get('card_list') ?? null) as CardListLine[] | null,
    })
  }

  async create({ bouncer, inertia, response, tenant }: HttpContext) {
    if (await bouncer.with(TenantPolicy).denies('manage', tenant)) return response.redirect().toRoute('batches.create')
    return inertia.render('Tenant/Batches/Create', {})
  }

  async store(ctx: HttpContext) {
    const { bouncer, user, request, response, tenant, notify } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const { file, groupId } = await request.validateUsing(uploadValidator)
    const upload = { path: file.tmpPath!, name: file.clientName, size: file.size }
    if (await isArchive(upload)) {
      const { batches, known } = await uploadArchive(user, upload, { groupId, isForTenant: true, ip: request.ip() })
      if (groupId) return response.status(201).json({ id: batches[0].publicId })
      notify('archiveUploaded', { count: batches.length, known })
      return response.redirect().toRoute('tenant.batches.index', [tenant.slug])
    }
    const batch = await uploadBatch(user, upload, { groupId, isForTenant: true })
    if (groupId) return response.status(201).json({ id: batch.publicId })
    notify('batchUploaded')
    return response.redirect().toRoute('tenant.batches.show', [tenant.slug, batch.publicId])
  }

  async show(ctx: HttpContext) {
    const { bouncer, inertia, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const batch = await find(ctx)

    return inertia.render('Tenant/Batches/Show', {
      batch: BatchTransformer.transform(batch),
      cards: await cardsOfFile(batch),
      unassigned: await unassignedCards(tenant, { batchId: batch.id }),
      people: inertia.defer(async () => peopleProps(await assignablePeople(tenant)), 'people'),
      list: inertia.defer(() => listPage(ctx, tenantBatchRowList, { of: batch.id }), 'list'),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, user, request, response, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const { dayFirst, forAll } = await request.validateUsing(answerValidator)
    const answer = forAll ? answerAlike : answerBatch
    await answer(await find(ctx), { dayFirst }, user)
    return response.redirect().withQs().back()
  }

  async import(ctx: HttpContext) {
    const { bouncer, user, response, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const batch = await commitBatch(await find(ctx), user)
    return response.redirect().toRoute('tenant.batches.show', [tenant.slug, batch.publicId])
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(TenantPolicy).authorize('manage', ctx.tenant)
    return sendExport(ctx, tenantBatchRowList, { of: (await find(ctx)).id })
  }

  /** What the file says there only for who uploaded it: it names people and places. */
  async failedRows(ctx: HttpContext) {
    const { bouncer, user, response, i18n, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const batch = await find(ctx)
    const lines = await failedLines(batch, i18n, { hasText: batch.userId === user.id })
    return response.file('fareback-failed-rows.csv', toCsv(lines))
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, user, response, tenant, notify } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const batch = await find(ctx)
    // Whether a trip of it is claimed counts for private trips too, which managers do not see.
    await escalatedToWorker(() => undoBatch(batch, user))

    notify('batchUndone')
    return response.redirect().toRoute('tenant.batches.show', [tenant.slug, batch.publicId])
  }
}

const find = ({ tenant, params }: HttpContext) =>
  Batch.ofTenant(tenant)
    .where('public_id', params.id ?? params.batch_id)
    .firstOrFail()

const peopleProps = (people: Awaited<ReturnType<typeof assignablePeople>>) =>
  people.map(({ publicId, fullName, email }) => ({ id: publicId, name: fullName, email }))
