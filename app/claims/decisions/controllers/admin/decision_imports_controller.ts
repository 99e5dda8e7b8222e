import type { HttpContext } from '@adonisjs/core/http'
import ClaimPolicy from '#app/claims/claims/claim_policy'
import { applyImport } from '#app/claims/decisions/actions/apply_import'
import { checkAnswers } from '#app/claims/decisions/import/check_answers'
import DecisionImport from '#app/claims/decisions/import/decision_import'
import { readAnswers } from '#app/claims/decisions/import/read_answers'
import { importValidator } from '#app/claims/decisions/validators'
import { now } from '#app/platform/shared/clock'

export default class DecisionImportsController {
  async create({ bouncer, inertia }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    return inertia.render('Admin/DecisionImports/Create', {})
  }

  async store({ user, bouncer, request, response }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const { table, source } = await request.validateUsing(importValidator)
    const found = await DecisionImport.create({
      source: source || 'pasted',
      rows: readAnswers(table),
      createdById: user.id,
      createdAt: now(),
    })
    await found.refresh()
    return response.redirect().toRoute('admin.decision_imports.show', [found.publicId])
  }

  async show({ user, bouncer, inertia, params }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const found = await DecisionImport.query().where('public_id', params.id).firstOrFail()
    const isApplied = found.status === 'applied'
    const checked = isApplied
      ? found.rows.map((answer) => ({ answer, claim: null }))
      : await checkAnswers(found.rows, user)

    return inertia.render('Admin/DecisionImports/Show', {
      import: { id: found.publicId, source: found.source, isApplied },
      lines: checked.map(({ answer, claim }) => ({
        ...answer,
        operatorName: claim?.counterparty.name ?? null,
        grossCents: claim?.grossCents ?? null,
      })),
    })
  }

  async apply({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const found = await DecisionImport.query().where('public_id', params.id).firstOrFail()
    const count = await applyImport(found, user)

    notify('claimsDecided', { count })
    return response.redirect().toRoute('admin.claims.index')
  }
}
